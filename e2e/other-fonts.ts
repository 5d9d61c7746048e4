import type { Page } from '@playwright/test';

/** The texts that the browser takes from a font which is not ours, with that font. */
export async function fromOtherFonts(page: Page, within: 'body' | 'dialog'): Promise<string[]> {
  await page.evaluate((place) => {
    // Drawn beside, and in the text for whoever listens: it has no size.
    for (const sign of document.querySelectorAll<HTMLElement>('[data-drawn]')) sign.hidden = true;
    // To ask for every element, also for those without words, takes seconds.
    for (const element of document.querySelectorAll(`${place} :not(svg, svg *, script)`)) {
      const hasWords =
        element.matches('input, select, textarea, li') ||
        Array.from(element.childNodes).some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        ) ||
        ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none');
      element.toggleAttribute('data-has-words', hasWords);
    }
  }, within);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${within} [data-has-words]`,
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
