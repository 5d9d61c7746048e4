import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** The script to add to a page before its own: the page's policy refuses to take one in later. */
export const AXE = createRequire(import.meta.url).resolve('axe-core');

/** Asks for what is wrong alone, and not where: much of axe-core's time goes into the rest. */
export const AXE_OPTIONS = {
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
