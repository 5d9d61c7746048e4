import type { Page } from '@playwright/test';
import { expect, often, test } from './support.ts';

const BELOW_HEADER_PX = 80;

const topOf = (page: Page, target: string) =>
  page.locator(target).evaluate((element) => Math.round(element.getBoundingClientRect().top));

// `engines/fragments.spec.ts` has the addresses that lead to a place.
for (const width of [390, 1440]) {
  test(`a link of the header leads to its section at ${width} px, down the page and up again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const [name, target, reducedMotion] of [
      ['FAQs', '#faq', 'no-preference'],
      ['Services', '#services', 'no-preference'],
      ['Reviews', '#testimonials', 'reduce'],
      ['Services', '#services', 'reduce'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect.poll(() => topOf(page, target), often).toBe(BELOW_HEADER_PX);
    }
  });
}

for (const width of [390, 1440]) {
  test(`an address shows its place at ${width} px under reduced motion, also after a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#services');
    await expect.poll(() => topOf(page, '#services'), often).toBe(BELOW_HEADER_PX);
    await page.reload();
    await expect.poll(() => topOf(page, '#services'), often).toBe(BELOW_HEADER_PX);
  });
}
