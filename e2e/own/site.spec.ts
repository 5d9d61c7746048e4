import { HtmlValidate } from 'html-validate';
import { chat } from '../../site/content/chat.ts';
import { claims } from '../../site/content/claims.ts';
import { footer } from '../../site/content/footer.ts';
import { header } from '../../site/content/header.ts';
import { hero } from '../../site/content/hero.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { portalSignIn } from '../../site/define-site.ts';
import { countersMove, type Figures, ratingText } from '../../site/figures.ts';
import { fontOf } from '../../site/fonts.ts';
import { site } from '../../site/site.config.ts';
import { sampleSite } from '../../testing/sample-site.ts';
import { fromOtherFonts } from '../other-fonts.ts';
import { expect } from '../support.ts';
import { test } from './support.ts';

/** A figure as the page writes it. */
function written(name: keyof Figures, figures: Figures): string {
  const figure = figures[name];
  if (figure === false) return '';
  if (name === 'heroRating' || name === 'rating') return ratingText(Number(figure.value));
  return 'moves' in figure ? figure.value.toLocaleString('en') : String(figure.value);
}

test('says the brand, and none of the figures that are switched off', async ({ request }) => {
  const names = Object.keys(site.figures) as (keyof Figures)[];
  const off = names.filter((name) => site.figures[name] === false);
  for (const path of ['/', '/llms.txt', '/site.webmanifest']) {
    const text = await (await request.get(path)).text();
    expect(text, path).toContain(site.brand.replaceAll('&', path === '/' ? '&amp;' : '&'));
    for (const name of off)
      expect(text, `${name} in ${path}`).not.toContain(written(name, sampleSite.figures));
    if (path === '/') for (const { value } of hero.stats) expect(text).toContain(value);
  }
});

test('is whole: its own menu, no link to what is gone, valid HTML', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('#testimonials')).toHaveCount(testimonials.items.length > 0 ? 1 : 0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
    header.navigation.map(({ label }) => label),
  );
  const dangling = await page
    .locator('a[href^="#"]:not([href="#"])')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)),
    );
  expect(dangling).toEqual([]);
  const html = await (await request.get('/')).text();
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test('links to the portal, the profiles, the main site, the phone and the chat that there are, and to no other', async ({
  page,
}) => {
  await page.goto('/');
  const portals = await page
    .locator('a[data-portal-link]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect([...new Set(portals)]).toEqual([portalSignIn(site)]);
  const back = page.locator('footer');
  const hrefs = await back
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const lists = [footer.services.links, footer.subjects.links, footer.social.links, footer.legal.links];
  const { phone, email } = footer.contact;
  const expected = [...lists.flat(), ...(phone ? [phone] : []), email, ...(chat ? [chat] : [])];
  expect(hrefs.sort()).toEqual(expected.map(({ href }) => href).sort());
});

test('has each legal page that stands on the site itself', async ({ request }) => {
  for (const { href } of footer.legal.links.filter((link) => link.href.startsWith('/'))) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`wears its own colours, fonts and logo in the ${colorScheme} theme`, async ({ page }) => {
    const { colours, fonts } = site.theme;
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const colourOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          const hex = (part: string) => Number(part).toString(16).padStart(2, '0');
          const value = getComputedStyle(element).getPropertyValue(name);
          return `#${(value.match(/\d+/g) ?? []).map(hex).join('')}`;
        }, property);
    const palette = colours[colorScheme];
    expect(await colourOf('body', 'background-color')).toBe(palette.paper.toLowerCase());
    expect(await colourOf('body', 'color')).toBe(palette.ink.toLowerCase());
    expect(await colourOf('.wordmark-logo', 'color')).toBe(palette.pen.toLowerCase());
    await expect(page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`)).toHaveAttribute(
      'content',
      palette.paper,
    );
    await expect(page.locator('.wordmark-logo svg')).toHaveCount(1);
    const family = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(family).toContain(fontOf(fonts.display).family);
  });
}

test('wears the same in the favicon, the manifest and the colophon', async ({ request }) => {
  const { light } = site.theme.colours;
  expect(await (await request.get('/favicon.svg')).text()).toContain(`fill="${light.sheet}"`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: site.brand, theme_color: light.paper });
  expect((await request.get('/og.png')).headers()['content-type']).toBe('image/png');
  const { text } = site.theme.fonts;
  expect(await (await request.get('/')).text()).toContain(fontOf(text).family);
});

test('is written in its own fonts alone', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(await fromOtherFonts(page, 'body')).toEqual([]);
});

test('tells search engines of a rating and of reviews only where there are any', async ({ page }) => {
  await page.goto('/');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: { '@type': string; review?: unknown[] }[] = JSON.parse(json ?? '')['@graph'];
  const product = graph.find((node) => node['@type'] === 'Product');
  expect(product).toHaveProperty('offers');
  expect(product && 'aggregateRating' in product).toBe(claims.rating !== undefined);
  expect(product?.review ?? []).toHaveLength(testimonials.items.length);
});

test('loads the script of its counters only where they move, and none throws', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const code = (await Promise.all(scripts)).join('');
  expect(code).toContain('data-lead-source');
  expect(code.includes('data-counter')).toBe(countersMove(site.figures));
  expect(errors).toEqual([]);
});
