import type { Page } from '@playwright/test';
import { expect } from '../support.ts';

/** The distance of each proof line's text from the edge. */
export function insetsOfProofs(page: Page): Promise<number[]> {
  return page.locator('.hero-proof').evaluate((line) => {
    const room = line.getBoundingClientRect();
    const isTurned = getComputedStyle(line).direction === 'rtl';
    return Array.from(line.children, ({ firstChild }) => {
      const words = document.createRange();
      words.selectNodeContents(firstChild as Text);
      if (firstChild?.textContent?.startsWith(' · ')) words.setStart(firstChild, ' · '.length);
      const { top, left, right } = words.getBoundingClientRect();
      return { top, inset: isTurned ? room.right - right : left - room.left };
    })
      .filter(({ top }, index, all) => top !== all[index - 1]?.top)
      .map(({ inset }) => inset);
  });
}

/** The positions of a range's two figures, from the left. */
export async function placesInRange(page: Page): Promise<number[]> {
  const range = page.locator('.order-time span').last();
  await expect(range).toContainText('3-24');
  return range.evaluate(({ firstChild }) => {
    const text = firstChild as Text;
    return ['3', '24'].map((figure) => {
      const letters = document.createRange();
      letters.setStart(text, text.data.lastIndexOf(figure));
      letters.setEnd(text, text.data.lastIndexOf(figure) + figure.length);
      return letters.getBoundingClientRect().left;
    });
  });
}
