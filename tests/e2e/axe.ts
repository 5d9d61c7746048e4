import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** The script to add before the page's own, because its policy blocks scripts added later. */
export const AXE = createRequire(import.meta.url).resolve('axe-core');

/** Rules that depend on the theme, which changes only colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Rules that depend on the width, for the same elements in the same colours. */
const OF_LAYOUT = ['target-size', 'scrollable-region-focusable'];
const HEIGHT = 844;
/** A phone and a desktop, which have different headers and a sheet or a card for the form. */
export const SHAPES = [390, 1440];

/** Reports only violations, because axe-core spends much of its time on the rest. */
const AXE_OPTIONS = {
  resultTypes: ['violations', 'incomplete'],
  selectors: false,
  // Off by default, because it is from WCAG 2.2.
  rules: { 'target-size': { enabled: true } },
};

/** The axe-core violations within `part`, after motion has ended. */
export async function axeFaults(page: Page, part = 'html', options: object = AXE_OPTIONS): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  const contrast = incomplete.filter(({ id, nodes }) => id !== 'color-contrast' && nodes.length > 0);
  return [...violations, ...contrast].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/**
 * The axe-core violations at each width, on the whole page or within the part that has changed. Runs all rules in both
 * themes at widths with new elements.
 */
export async function faultsOn(
  page: Page,
  changed = 'html',
  widths = SHAPES,
  withNewElements = widths.slice(0, 1),
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const isNew = withNewElements.includes(width);
    const options = isNew ? AXE_OPTIONS : { ...AXE_OPTIONS, runOnly: OF_LAYOUT };
    for (const fault of await axeFaults(page, changed, options)) faults.push(`at ${width} px: ${fault}`);
    if (!isNew) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await axeFaults(page, changed, { ...AXE_OPTIONS, runOnly: OF_COLOURS });
    await page.emulateMedia({ colorScheme: 'light' });
    for (const fault of inDark) faults.push(`at ${width} px in the dark theme: ${fault}`);
  }
  return faults;
}
