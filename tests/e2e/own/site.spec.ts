import { editionOf, labelledFigures } from '../../../site/content/edition.ts';
import { twinsOf } from '../../../site/content/languages.ts';
import { testimonialsIn } from '../../../site/content/testimonials.ts';
import { BEST_RATING, countersMove, type Figures } from '../../../site/settings/figures.ts';
import { fontOf } from '../../../site/settings/fonts.ts';
import { mailLink, phoneLink, portalSignIn } from '../../../site/settings/links.ts';
import { FIRST_LANGUAGE } from '../../../site/settings/paths.ts';
import { site } from '../../../site/settings/site.ts';
import { sampleSite } from '../../support/sample-site.ts';
import { expect, expectValidHtml } from '../support.ts';
import { test } from './support.ts';

const { chat, sections, words, figures: shown } = editionOf(FIRST_LANGUAGE);
const testimonials = sections.includes('testimonials') ? testimonialsIn(words) : [];
/** The page in the owner's other languages. */
const twins = twinsOf('home', FIRST_LANGUAGE);

/** A figure as shown on the page. */
function written(name: keyof Figures, figures: Figures): string {
  const figure = figures[name];
  if (!figure || !('value' in figure)) return '';
  if (name === 'heroRating' || name === 'rating') return `${figure.value}/${BEST_RATING}`;
  return 'moves' in figure ? figure.value.toLocaleString('en') : String(figure.value);
}

test('shows the brand, and no figures that are turned off', async ({ request }) => {
  const names = Object.keys(site.figures) as (keyof Figures)[];
  const off = names.filter((name) => name !== 'comparison' && site.figures[name] === false);
  for (const path of ['/', '/llms.txt', '/site.webmanifest']) {
    const text = await (await request.get(path)).text();
    expect(text, path).toContain(site.brand.replaceAll('&', path === '/' ? '&amp;' : '&'));
    for (const name of off)
      expect(text, `${name} in ${path}`).not.toContain(written(name, sampleSite.figures));
    if (path === '/')
      // A sign of a figure may be drawn, in an element of its own.
      for (const { value } of labelledFigures(words.hero.stats, shown))
        expect(text.replaceAll(/<[^>]*>/g, '')).toContain(value);
  }
});

test('is complete: its own sections and menu, existing links and legal pages only, valid HTML', async ({
  page,
  request,
}) => {
  await page.goto('/');
  expect(await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'hero',
    ...sections,
  ]);
  await expect(page.getByRole('navigation', { name: words.page.header.main }).getByRole('link')).toHaveText([
    ...Object.entries(words.page.header.navigation)
      .filter(([section]) => ['hero', ...sections].includes(section))
      .map(([, label]) => label),
    ...twins.map(({ name }) => name),
  ]);
  const hrefsOf = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of await hrefsOf('a[href^="#"]:not([href="#"])')) {
    await expect(page.locator(href), href).toHaveCount(1);
  }
  const signIn = portalSignIn(site);
  expect([...new Set(await hrefsOf('a[data-portal-link]'))]).toEqual(signIn ? [signIn] : []);
  const onMainSite = (folder: string, labels: object) =>
    site.mainSite ? Object.keys(labels).map((path) => `${site.mainSite}/${folder}/${path}`) : [];
  const { confirmed: _, ...pages } = site.legal;
  const legal = Object.values(pages).filter((page) => page !== false);
  const expected = [
    ...onMainSite('services', words.footer.services.links),
    ...onMainSite('subjects', words.footer.subjects.links),
    ...Object.values(site.social).filter((profile) => profile !== false),
    ...legal,
    ...(site.phone ? [phoneLink(site.phone)] : []),
    mailLink(site.email).href,
    ...(chat ? [chat.href] : []),
    ...twins.map(({ path }) => path),
  ];
  expect((await hrefsOf('footer a')).sort()).toEqual(expected.sort());
  for (const page of legal.filter((link) => link.startsWith('/')))
    expect((await request.get(page)).status(), page).toBe(200);

  await expectValidHtml(await (await request.get('/')).text());
});

test('gives search engines a rating, reviews, services and questions only if there are any', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph: { '@type': string; review?: unknown[] }[] = JSON.parse(json)['@graph'];
  const product = graph.find((node) => node['@type'] === 'Product');
  const isRated = Boolean(site.figures.rating && site.figures.reviews);
  const isPriced = Object.keys(site.prices).length > 0;
  expect(product !== undefined).toBe(isPriced || isRated || testimonials.length > 0);
  if (product) expect(['offers' in product, 'aggregateRating' in product]).toEqual([isPriced, isRated]);
  expect(product?.review ?? []).toHaveLength(testimonials.length);
  const has = (part: string) => JSON.stringify(graph).includes(`"${part}"`);
  expect(has('hasOfferCatalog')).toBe(sections.includes('services'));
  expect(has('FAQPage')).toBe(sections.includes('faq'));
  expect(graph.some((node) => node['@type'] === site.organizationType)).toBe(site.organizationType !== false);
});

test('uses its own colours, fonts and logo in both themes', async ({ page }) => {
  const { colours, fonts } = site.theme;
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    const { paper, ink, pen } = colours[colorScheme];
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(paper));
    await expect(page.locator('body')).toHaveCSS('color', rgb(ink));
    await expect(page.locator('.wordmark-logo').first()).toHaveCSS('color', rgb(pen));
    const themeColour = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    await expect(themeColour).toHaveAttribute('content', paper);
  }
  await expect(page.locator('.wordmark-logo svg')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCSS('font-family', new RegExp(fontOf(fonts.display).family));
});

/** A colour from the settings, as browsers report it. */
function rgb(colour: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

test('uses them in the favicon, the manifest and the colophon', async ({ request }) => {
  const { light } = site.theme.colours;
  expect(await (await request.get('/favicon.svg')).text()).toContain(`fill="${light.sheet}"`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: site.brand, theme_color: light.paper });
  expect((await request.get('/og.png')).headers()['content-type']).toBe('image/png');
  const { text } = site.theme.fonts;
  expect(await (await request.get('/')).text()).toContain(fontOf(text).family);
});

test('loads the counters’ script only if they move, without errors', async ({ page }) => {
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
