import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import type { Figures } from '../site/figures.ts';
import { site } from '../site/site.config.ts';
import { type BuiltVariant, buildVariant } from '../testing/build-variant.ts';
import { servePages } from '../testing/serve-pages.ts';
import type { SiteServer } from '../testing/site-server.ts';
import { fromOtherFonts } from './other-fonts.ts';
import { expect, test } from './support.ts';

const BUILD_TIMEOUT_MS = 240_000;
/** With letters from beyond Western Europe. */
const BRAND = 'Čapek & Łódź';

test.describe('under another brand, without a figure and without testimonials', () => {
  // One worker: the site is built once.
  test.describe.configure({ mode: 'default' });

  let variant: BuiltVariant | undefined;
  let server: SiteServer;

  test.beforeAll(async () => {
    // A build of its own, beside all else that runs.
    test.setTimeout(BUILD_TIMEOUT_MS);
    const off = Object.fromEntries(Object.keys(site.figures).map((name) => [name, false]));
    variant = await buildVariant({
      site: { ...site, brand: BRAND, figures: off as Figures },
      testimonials: 'none',
    });
    server = await servePages(join(variant.directory, 'dist'));
  });
  test.afterAll(async () => {
    await server?.stop();
    await variant?.remove();
  });

  test('the page says none of them, to visitors, search engines and language models', async ({ request }) => {
    for (const path of ['/', '/llms.txt', '/site.webmanifest']) {
      const text = await (await request.get(server.address + path)).text();
      for (const figure of [
        '15,432',
        '2,847',
        '4.8/5',
        '4.9/5',
        '2 hrs',
        '10,000+',
        '50K+',
        '98%',
        '3hr',
        '100+',
        '50000',
      ]) {
        expect(text, path).not.toContain(figure);
      }
    }
  });

  test('the page is whole: no link to what is gone, valid HTML', async ({ page, request }) => {
    await page.goto(server.address);
    await expect(page.locator('#testimonials, .hero-ledger, .quick-badges')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Home',
      'Services',
      'FAQs',
    ]);
    const dangling = await page
      .locator('a[href^="#"]:not([href="#"])')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)),
      );
    expect(dangling).toEqual([]);
    await expect(page.locator('.long-form-contents')).toContainText('six fields');
    await expect(page.locator('.services-closing p')).toHaveText(
      'Not among the six? Name your subject and ask for a quote.',
    );
    const html = await (await request.get(server.address)).text();
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  test('the brand is written in our own fonts', async ({ page }) => {
    await page.goto(server.address);
    await expect(page.locator('.wordmark').first()).toContainText(BRAND);
    await page.evaluate(() => document.fonts.ready);
    expect(await fromOtherFonts(page, 'body')).toEqual([]);
  });

  test('search engines are told of a product without rating and reviews', async ({ page }) => {
    await page.goto(server.address);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: { '@type': string }[] = JSON.parse(json ?? '')['@graph'];
    const product = graph.find((node) => node['@type'] === 'Product');
    expect(product).toHaveProperty('offers');
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('review');
  });

  test('no script for counters is loaded, and none of it throws', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(server.address, { waitUntil: 'networkidle' });
    const code = (await Promise.all(scripts)).join('');
    expect(code).toContain('data-lead-source');
    expect(code).not.toContain('data-counter');
    expect(errors).toEqual([]);
  });
});

test('the rows of hero and badges are filled however many figures are on, at every width', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [390, 700, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const row of ['.hero-ledger', '.quick-badges dl']) {
      const ledger = page.locator(row);
      const cells = await ledger.evaluateHandle(({ children }) => Array.from(children));
      for (let count = 5; count > 0; count--) {
        await expect(ledger.locator(':scope > div')).toHaveCount(count);
        const faults = await faultsOf(ledger);
        expect(faults, `${row} with ${count} at ${width} px`).toEqual({ gaps: [], ruled: [] });
        await ledger.evaluate((element) => element.firstElementChild?.remove());
      }
      await ledger.evaluate((element, all) => element.replaceChildren(...all), cells);
    }
  }
});

/** The rows that do not end with the ledger, and the cells of the top row with a rule beside the ledger's own. */
function faultsOf(ledger: Locator): Promise<{ gaps: number[]; ruled: string[] }> {
  return ledger.evaluate((element) => {
    const cells = Array.from(element.children, (cell) => {
      const { top, right } = cell.getBoundingClientRect();
      const isRuled = getComputedStyle(cell).borderBlockStartWidth !== '0px';
      return { top: Math.round(top), right, isRuled, text: cell.textContent ?? '' };
    });
    const edge = element.getBoundingClientRect().right;
    const tops = [...new Set(cells.map(({ top }) => top))];
    const gaps = tops.filter((top) => {
      const ends = cells.filter((cell) => cell.top === top).map(({ right }) => right);
      return Math.abs(Math.max(...ends) - edge) > 1;
    });
    const ruled = cells.filter(({ top, isRuled }) => top === tops[0] && isRuled).map(({ text }) => text);
    return { gaps, ruled };
  });
}
