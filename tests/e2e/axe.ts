import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** The script to add to a page before its own: the page's policy refuses to take one in later. */
export const AXE = createRequire(import.meta.url).resolve('axe-core');

/** All that depends on the theme, which changes colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** All that depends on the width where the same elements are shown in the same colours. */
const OF_LAYOUT = ['target-size', 'scrollable-region-focusable'];
const HEIGHT = 844;
/** A phone and a desktop: the header is another one, and the form is a sheet or a card. */
export const SHAPES = [390, 1440];

/** Asks for what is wrong alone, and not where: much of axe-core's time goes into the rest. */
const AXE_OPTIONS = {
  resultTypes: ['violations', 'incomplete'],
  selectors: false,
  // Off from the start: it is of WCAG 2.2.
  rules: { 'target-size': { enabled: true } },
};

/** What axe-core finds wrong within `part`, once nothing moves any more. */
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
 * What axe-core finds wrong at each width: on the whole page, or within the part that has changed. It goes
 * by all rules and in both themes at the widths where there are elements that it has not seen.
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
