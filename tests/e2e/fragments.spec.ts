import type { Page } from '@playwright/test';
import { EVERY_ENGINE, expect, often, test } from './support.ts';

const BELOW_HEADER_PX = 80;
/** A chapter of the long form, below the fold's button. */
const PLACES = [
  ['#faq', BELOW_HEADER_PX],
  ['#plans', 152],
] as const;

const topOf = (page: Page, target: string) =>
  page.locator(target).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const hasFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => {}));

for (const [where, width, reducedMotion] of [
  ['on a phone', 390, 'no-preference'],
  ['on a wide page under reduced motion', 1440, 'reduce'],
] as const) {
  test(
    `header links scroll to their section ${where}, down the page and up again`,
    EVERY_ENGINE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion });
      await page.goto('/#services');
      await expect.poll(() => topOf(page, '#services'), often).toBe(BELOW_HEADER_PX);
      for (const [name, target] of [
        ['FAQs', '#faq'],
        ['Reviews', '#testimonials'],
      ] as const) {
        if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
        await expect.poll(() => topOf(page, target), often).toBe(BELOW_HEADER_PX);
      }
    },
  );

  test(
    `an address shows its section ${where}, also after a scroll and a reload`,
    EVERY_ENGINE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const [target, top] of PLACES) {
        // A different page each time, because a section of the same page loads nothing.
        await page.goto(`/?place=${target.slice(1)}${target}`);
        await hasFonts(page);
        await expect.poll(() => topOf(page, target), often).toBe(top);
        // Estimated heights would move the section.
        await page.evaluate(async () => {
          const whereItWas = scrollY;
          for (let y = whereItWas; y > 0; y -= innerHeight) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
          scrollTo({ top: whereItWas, behavior: 'instant' });
        });
        expect(await topOf(page, target)).toBe(top);
      }
      await page.reload();
      await expect.poll(() => topOf(page, '#plans'), often).toBe(152);
    },
  );
}
