import { SPECIFIED_FIELDS } from '../../lead/fields.ts';
import { expect, PORTAL, readingTest as test, words } from './support.ts';

const { quickAnswers, longForm } = words;
const { names } = quickAnswers.subjects;

/** The specification, row by row, on the built page. */

test('has its sections in order', async ({ page }) => {
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([
    'hero',
    'tools',
    'order-process',
    'quick-answers',
    'services',
    'long-form',
    'testimonials',
    'faq',
  ]);
  await expect(page.locator('main ~ footer')).toHaveCount(1);
});

test('links from its header to four of them', async ({ page }) => {
  const header = page.getByRole('navigation', { name: 'Main' });
  for (const [name, target] of [
    ['Home', '#hero'],
    ['Services', '#services'],
    ['Reviews', '#testimonials'],
    ['FAQs', '#faq'],
  ] as const) {
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', target);
  }
});

test('has headings without gaps, and one of the first level', async ({ page }) => {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all.filter((one) => !one.closest('dialog')).map(({ tagName }) => Number(tagName.slice(1))),
    );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

const SUBJECTS = 'Quick Answers - Subject Button';
const INDEX = 'Subject Index - Subject Button';
const OPENERS = [
  ['Get Started', 'Header - Get Started Button'],
  ['Get Started', 'Header - Mobile Get Started Button'],
  ['Get Started Now', 'Hero - Get Started Now Button'],
  ['View Examples', 'Hero - View Examples Button'],
  ['View All Services →', 'Services - View All Services Button'],
  ['Start Your Order Now', 'Order Process - Start Your Order Now Button'],
];

test('opens the popup from these buttons and from each subject, once each, and from no other', async ({
  page,
}) => {
  const buttons = await page
    .locator('button[data-lead-source]')
    .evaluateAll((all) => all.map((one) => [one.textContent?.trim(), one.dataset.leadSource]));
  const subjects = names.map((name) => [name, SUBJECTS]);
  const { groups } = longForm.subjects;
  const index = groups.flatMap((group) => group.subjects.map((name) => [name, INDEX]));
  expect(buttons.sort()).toEqual([...OPENERS, ...subjects, ...index].sort());
  await expect(page.locator('[data-lead-source]')).toHaveCount(buttons.length);
  for (const name of names) await expect(page.locator(`.subject-tab[value="${name}"]`)).toHaveText(name);
});

for (const [label, section, times] of [
  ['Get Free Quote Now', '#quick-answers', 1],
  ['Place Your Order Now', '#long-form', 1],
  ['Start Your Order', '#long-form', 3],
  ['Get Custom Quote', '#services', 1],
  ['Get Assignment Help Now', '#tools', 1],
  ['Get Started Now', '#testimonials', 1],
] as const) {
  test(`leads to the portal from "${label}" in ${section}`, async ({ page }) => {
    const links = page
      .locator(section)
      .locator('a[data-portal-link]')
      .filter({ hasText: new RegExp(`^${label}$`) });
    await expect(links).toHaveCount(times);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', PORTAL);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link.locator('svg[role="img"]')).toHaveAttribute('aria-label', words.page.newTab);
    }
  });
}

test('numbers its 18 tools from 01 to 18, each with its own text', async ({ page }) => {
  const cards = page.locator('#tools li');
  await expect(cards).toHaveCount(18);
  const numbers = Array.from({ length: 18 }, (_, index) => String(index + 1).padStart(2, '0'));
  for (const [index, number] of numbers.entries()) await expect(cards.nth(index)).toContainText(number);
  const titles = await cards.getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(18);
  await expect(cards.locator('svg')).toHaveCount(18);
});

test('shows 6 services with 3 features each', async ({ page }) => {
  const cards = page.locator('#services').getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(6);
  await expect(page.locator('#services li li')).toHaveCount(18);
});

const figures: [string, string[]][] = [
  ['#hero', ['15,432', '2,847', '4.8/5', '2 hrs', '10,000+', 'Happy Students']],
  ['#order-process', ['2 mins', '5 mins', '3-24 hrs']],
  [
    '#quick-answers',
    ['50K+', '98%', '3hr', '100+', '4.9/5', '3 hours', '7+ days', '70% faster', '$12', '$20', '40% cheaper'],
  ],
  ['#long-form', ['Standard', '$12/page', '7+ days', '3 revisions']],
  ['#long-form', ['Premium', '$18/page', '3-6 days', 'Most Popular']],
  ['#long-form', ['Urgent', '$25/page', '3 hours to 2 days']],
  ['#long-form', ['Essays and research papers', '$12/page', '3 hours-14 days', 'high school to PhD']],
  ['#long-form', ['Case studies', '$15/page', '6 hours-10 days']],
  ['#long-form', ['Programming', '$25/hour', '2 hours-7 days']],
  ['#long-form', ['Thesis', '$20/page', '7-30 days']],
  ['#long-form', ['Lab reports', '$18/page', '4 hours-5 days']],
  ['#long-form', ['unlimited revisions', 'money-back guarantee', 'partial refund', 'plagiarism', '24/7']],
];

for (const [section, said] of figures) {
  test(`says ${said.join(', ')} in ${section}`, async ({ page }) => {
    const text = (await page.locator(section).textContent())?.toLowerCase();
    for (const word of said) expect(text).toContain(word.toLowerCase());
  });
}

test('shows 8 testimonials: seven with 5 stars, one with 4, no duplicates', async ({ page }) => {
  const ratings = page.locator('#testimonials').getByRole('img', { name: /out of 5/, includeHidden: true });
  const names = await ratings.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toHaveLength(8);
  expect(names.filter((name) => name?.startsWith('5'))).toHaveLength(7);
  expect(names.filter((name) => name?.startsWith('4'))).toHaveLength(1);
});

test('links to the social networks, the main site and the legal pages', async ({ page }) => {
  const footer = page.locator('footer').last();
  for (const network of ['Facebook', 'Instagram', 'X', 'YouTube', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name: network, exact: true })).toHaveAttribute('href', /^https:/);
  }
  for (const legal of ['Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    await expect(footer.getByRole('link', { name: legal })).toHaveAttribute('href', '#');
  }
  await expect(footer.locator('a[href^="https://www.marginly.example/"]').first()).toBeVisible();
  await expect(footer.locator('a[href="tel:+442079460958"]')).toBeVisible();
});

test('offers every assignment type of the specification in the popup', async ({ page }) => {
  const offered = await page
    .locator('#lead-assignment_type option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(offered).toEqual(['', ...Object.keys(SPECIFIED_FIELDS.assignment_type.options)]);
});

test('sets the right autofill values and keyboards in the popup', async ({ page }) => {
  for (const [name, asked] of [
    ['name', { autocomplete: 'name' }],
    ['email', { autocomplete: 'email', inputmode: 'email' }],
    ['phone', { autocomplete: 'tel', inputmode: 'tel' }],
  ] as const)
    for (const [attribute, value] of Object.entries(asked))
      await expect(page.locator(`#lead-${name}`)).toHaveAttribute(attribute, value);
});
