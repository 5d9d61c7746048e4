import type { Page } from '@playwright/test';

/** What a page keeps of the words that were looked at, and the style that they were seen in. */
type Looking = Window & { lookedAt?: WeakMap<Element, string> };

/**
 * The texts that the browser takes from a font which is not ours, with that font. What it has seen before
 * in this page, in the same words and the same style, it passes over: to ask for a text takes a while.
 */
export async function fromOtherFonts(page: Page, within: 'body' | 'dialog'): Promise<string[]> {
  await page.evaluate((place) => {
    const looking = window as Looking;
    looking.lookedAt ??= new WeakMap();
    // Drawn beside, and in the text for whoever listens: it has no size.
    for (const sign of document.querySelectorAll<HTMLElement>('[data-drawn]')) sign.hidden = true;
    // To ask for every element, also for those without words, takes seconds.
    for (const element of document.querySelectorAll(`${place} :not(svg, svg *, script)`)) {
      const drawn = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
      const hasWords =
        element.matches('input, select, textarea, li') ||
        Array.from(element.childNodes).some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        ) ||
        drawn.some((content) => content !== 'none');
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const value = 'value' in element ? element.value : '';
      const words = [fontFamily, fontWeight, value, element.textContent, ...drawn].join();
      element.toggleAttribute('data-new-words', hasWords && looking.lookedAt.get(element) !== words);
      if (element.checkVisibility()) looking.lookedAt.set(element, words);
    }
  }, within);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${within} [data-new-words]`,
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
