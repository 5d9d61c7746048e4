import type { Page } from '@playwright/test';
import { expect, often, test } from './support.ts';

const BELOW_HEADER_PX = 80;

const topOf = (page: Page, target: string) =>
  page.locator(target).evaluate((element) => Math.round(element.getBoundingClientRect().top));

// `engines/fragments.spec.ts` has more addresses, and the reload, all under reduced motion.
for (const [where, width, reducedMotion] of [
  ['on a phone', 390, 'no-preference'],
  ['on a wide page under reduced motion', 1440, 'reduce'],
] as const) {
  test(`the address and links of the header lead to their section ${where}, down the page and up again`, async ({
    page,
  }) => {
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
  });
}
