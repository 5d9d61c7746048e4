import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fontOf } from '../../../site/settings/fonts.ts';
import { expect } from '../support.ts';

/** The package of the font that Android writes Arabic with. */
const NASKH = '@fontsource-variable/noto-naskh-arabic';

/** How far from the edge the words of each line of the proofs begin. */
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

/** Where the two figures of a range begin, from the left. */
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

/** How wide the page's words are in its own font, and in Android's. */
export async function widthsOfLetters(page: Page): Promise<{ own: number; fallback: number }> {
  const [naskh] = fontOf(NASKH, 'Arab').cuts({ min: 400, max: 400 });
  const bytes = [...(await readFile(naskh?.files[0] ?? ''))];
  return page.evaluate(async (font) => {
    document.fonts.add(await new FontFace('Measured', new Uint8Array(font)).load());
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('Naskh'));
    const adjusted = Number.parseFloat(/size-adjust:\s*([\d.]+)%/.exec(face?.cssText ?? '')?.[1] ?? '') / 100;
    const text = document.createElement('span');
    text.textContent = (document.body.innerText.match(/[\u0621-\u064a ]{2,}/g) ?? []).join('');
    text.style.cssText = 'position: absolute; white-space: nowrap; font: 20px var(--font-text)';
    document.body.append(text);
    const own = text.offsetWidth;
    text.style.font = `${20 * adjusted}px Measured`;
    return { own, fallback: text.offsetWidth };
  }, bytes);
}
