import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { textsOf } from '../../site/content/language.ts';
import { languageOf } from '../../site/content/languages.ts';
import { site } from '../../site/settings/site.ts';
import {
  CAROUSEL_JAVASCRIPT_BUDGET_BYTES,
  FIRST_VIEW_BUDGET_BYTES,
  FONTS_BEFORE_PAINT_BUDGET_BYTES,
  FONTS_BUDGET_BYTES,
  HTML_BUDGET_BYTES,
  JAVASCRIPT_BUDGET_BYTES,
  POPUP_JAVASCRIPT_BUDGET_BYTES,
  STYLES_BUDGET_BYTES,
} from '../../tools/bench/budgets.ts';
import { bodiesOf, watchTransfers } from '../support/transfers.ts';
import { expect, formIsReady, MOVING, sampleProject, test, words } from './support.ts';

test.use(MOVING);

const english = new Set(textsOf(languageOf('en').words).values());

/** Compares bytes with a budget. The message names the figure that grew, and says that budgets can be changed. */
function expectWithin(budget: number, bytes: number, what: string): void {
  expect(bytes, `${what}: what grew, and is it worth it? See tools/bench/budgets.ts`).toBeLessThanOrEqual(
    budget,
  );
}

for (const width of [390, 1440]) {
  test(`the first view keeps to its budgets at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const transfers = watchTransfers(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const firstView = await transfers();
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const early = firstView.filter(({ url }) => preloaded.includes(url));
    const everything = firstView.reduce((sum, { total }) => sum + total, 0);

    expectWithin(HTML_BUDGET_BYTES, bodiesOf('document', firstView), 'HTML');
    expectWithin(FONTS_BUDGET_BYTES, bodiesOf('font', firstView), 'fonts');
    expectWithin(FONTS_BEFORE_PAINT_BUDGET_BYTES, bodiesOf('font', early), 'fonts before the first paint');
    expectWithin(FIRST_VIEW_BUDGET_BYTES, everything, 'the first view with headers');

    const styles = await page
      .locator('style')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    const { length } = await promisify(brotliCompress)(styles.join(''));
    expectWithin(STYLES_BUDGET_BYTES, length, 'the styles in the HTML');
  });
}

test('JavaScript stays within its budgets: before interaction, the carousel and the popup', async ({
  page,
}) => {
  const transfers = watchTransfers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ''));
  const compressed = await Promise.all(inline.map((script) => promisify(brotliCompress)(script)));
  const before = compressed.reduce((sum, { length }) => sum + length, bodiesOf('script', await transfers()));
  expectWithin(JAVASCRIPT_BUDGET_BYTES, before, 'JavaScript');

  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: words.testimonials.carousel.next })).toBeVisible();
  const carousel = bodiesOf('script', await transfers());
  expectWithin(CAROUSEL_JAVASCRIPT_BUDGET_BYTES, carousel, 'JavaScript of the carousel');

  await page.getByRole('button', { name: 'Get Started Now' }).click();
  await formIsReady(page);
  const popup = bodiesOf('script', await transfers());
  expectWithin(POPUP_JAVASCRIPT_BUDGET_BYTES, popup, 'JavaScript of the popup');
});

test('a language that the site does not use adds no file, text, font or script', async () => {
  const built = join(sampleProject(), 'dist');
  const files = await readdir(built, { recursive: true });
  expect(files.filter((name) => /^(es|ar)\b|offer-language/.test(name))).toEqual([]);
  // Display, text, typed letters, pen.
  expect(files.filter((name) => name.endsWith('.woff2'))).toHaveLength(4);
  const others = site.languages.filter((code) => code !== 'en');
  const foreignTexts = others.flatMap((code) => [...textsOf(languageOf(code).words).values()]);
  // Without place names, and longer than English text that appears by chance.
  const telling = foreignTexts.filter((text) => /^[^{]{20,}$/.test(text) && !english.has(text));
  for (const name of files.filter((file) => /\.(html|m?js|json|xml|txt|svg|webmanifest)$/.test(file))) {
    const text = await readFile(join(built, name), 'utf8');
    expect(
      telling.filter((foreign) => text.includes(foreign)),
      name,
    ).toEqual([]);
  }
});
