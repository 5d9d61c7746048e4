import type { Locator } from '@playwright/test';
import { expect, test } from './support.ts';

test('the rows of hero and badges are filled however many figures are on, at every width', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [390, 700, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const row of ['.hero-ledger', '.quick-badges dl']) {
      expect(await faultsOf(page.locator(row)), `${row} at ${width} px`).toEqual(
        [5, 4, 3, 2, 1].map((figures) => ({ figures, gaps: [], ruled: [] })),
      );
    }
  }
});

type Faults = { figures: number; gaps: number[]; ruled: string[] };

/**
 * With each number of figures, from all to one: the rows that do not end with the ledger, and the cells
 * of the top row with a rule beside the ledger's own. Afterwards all figures are there again.
 */
function faultsOf(ledger: Locator): Promise<Faults[]> {
  return ledger.evaluate((element) => {
    const all = Array.from(element.children);
    const faults = all.map((_, removed) => {
      element.replaceChildren(...all.slice(removed));
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
      return { figures: cells.length, gaps, ruled };
    });
    element.replaceChildren(...all);
    return faults;
  });
}
