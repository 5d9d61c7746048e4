import type { Page } from '@playwright/test';

/** The texts that the browser takes from a font which is not ours, with that font. */
export async function fromOtherFonts(page: Page, within: 'body' | 'dialog'): Promise<string[]> {
  // Drawn beside, and in the text for whoever listens: it has no size.
  await page.evaluate(() => {
    for (const sign of document.querySelectorAll<HTMLElement>('[data-drawn]')) sign.hidden = true;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${within} :not(svg, svg *, script)`,
  });
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (others.length === 0) return [];
      const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId });
      return [`${others.map(({ familyName }) => familyName).join()}: ${outerHTML.slice(0, 150)}`];
    }),
  );
  await devtools.detach();
  return found.flat();
}
