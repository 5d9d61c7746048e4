import type { Locator, Page } from '@playwright/test';
import { expect, formIsReady, test } from './support.ts';

/** Turns the page around before it is drawn, as a language does that is written from right to left. */
async function openFromRightToLeft(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', 'rtl'));
  });
  await page.goto('/');
}

const MIRRORED = '-1 1';

/** Where the first and the last letter of an element begin, from the left. */
const ends = (text: Locator) =>
  text.evaluate((element) => {
    const letters = element.firstChild as Text;
    const leftOf = (index: number) => {
      const letter = document.createRange();
      letter.setStart(letters, index);
      letter.setEnd(letters, index + 1);
      return letter.getBoundingClientRect().left;
    };
    return { first: leftOf(0), last: leftOf(letters.length - 1) };
  });

test('from right to left the page is turned around, and what has one direction keeps it', async ({
  page,
  popup,
}) => {
  await openFromRightToLeft(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBe(0);

  const onward = page.locator('.button .drawn, .portal-sign, .order-arrow, [data-shape]');
  for (const drawing of await onward.all()) await expect(drawing).toHaveCSS('scale', MIRRORED);
  const asItIs = page.locator(
    '.exam-answers .pen-mark, .comparison-ticked svg, .rating, .motion-control svg',
  );
  for (const drawing of await asItIs.all()) await expect(drawing).toHaveCSS('scale', 'none');

  const next = page.getByRole('button', { name: 'Next review' });
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  await next.click();
  await expect(next.locator('svg')).toHaveCSS('scale', MIRRORED);
  const rightEdgeOf = async (box: Locator) => (await box.evaluate((at) => at.getBoundingClientRect())).right;
  const second = page.getByRole('group', { name: '2 of 8' }).locator('blockquote');
  const view = page.locator('[data-carousel-view]');
  expect(Math.abs((await rightEdgeOf(second)) - (await rightEdgeOf(view)))).toBeLessThan(2);

  for (const link of await page.locator('address a').all()) {
    const { first, last } = await ends(link);
    expect(first).toBeLessThan(last);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways()).toBe(0);
  await popup.openFrom('Get Started Now');
  await formIsReady(page);
  for (const name of ['email', 'phone'] as const) {
    await expect(popup.field(name)).toHaveCSS('direction', 'ltr');
    await expect(popup.field(name)).toHaveCSS('text-align', 'right');
  }
  await expect(popup.field('name')).toHaveCSS('direction', 'rtl');
  expect(await sideways()).toBe(0);
});
