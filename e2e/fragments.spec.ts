import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

/** From the top of the window: below the header; a chapter of the long form below the fold's button as well. */
const PLACES = [
  ['#services', 80],
  ['#faq', 80],
  ['#plans', 152],
] as const;

/** After a reload the browser goes where it was, and stays with what it shows there. Fonts that come later may move that. */
const FONTS_MOVE_PX = 100;

const topOf = (page: Page, target: string) =>
  page.locator(target).evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const width of [390, 1440]) {
  for (const motion of ['no-preference', 'reduce'] as const) {
    test.describe(`at ${width} px with motion: ${motion}`, () => {
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: motion } });

      for (const [target, top] of PLACES) {
        test(`an address with ${target} shows that place, also after a reload`, async ({ page }) => {
          await page.goto(`/${target}`);
          await expect.poll(() => topOf(page, target)).toBe(top);
          await page.waitForLoadState('networkidle');
          expect(await topOf(page, target)).toBe(top);
          await page.reload({ waitUntil: 'networkidle' });
          await expect
            .poll(async () => Math.abs((await topOf(page, target)) - top))
            .toBeLessThan(FONTS_MOVE_PX);
        });
      }

      test('a link of the header leads to its section, down the page and up again', async ({ page }) => {
        await page.goto('/');
        for (const [name, target] of [
          ['FAQs', '#faq'],
          ['Services', '#services'],
          ['Reviews', '#testimonials'],
          ['Services', '#services'],
        ] as const) {
          if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
          await expect.poll(() => topOf(page, target)).toBe(80);
        }
      });
    });
  }
}
