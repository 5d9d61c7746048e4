import { expect, readingTest as test } from './support.ts';

/** What the red pen does to text: line, style, and whether in the pen's colour. */
const PENNED = [
  ['.manuscript [data-mark="struck"]', 'line-through solid pen'],
  ['.manuscript [data-mark="underlined"]', 'underline wavy pen'],
  ['.comparison-theirs span', 'line-through solid pen'],
  ['.plans [data-popular] .price', 'underline solid pen'],
] as const;

test('the red pen strikes out and underlines', async ({ page }) => {
  for (const [css, expected] of PENNED) {
    const decoration = await page.evaluate((selector) => {
      const styleOf = (place: string) => getComputedStyle(document.querySelector(place) ?? document.body);
      const { textDecorationLine, textDecorationStyle, textDecorationColor } = styleOf(selector);
      // The pen's colour is that of a margin note.
      const isPen = textDecorationColor === styleOf('.margin-note').color;
      return `${textDecorationLine} ${textDecorationStyle}${isPen ? ' pen' : ''}`;
    }, css);
    expect(decoration, css).toBe(expected);
  }
});
