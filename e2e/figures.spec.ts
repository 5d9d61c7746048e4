import type { Locator } from '@playwright/test';
import { expect, test } from './support.ts';

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
