import type { Visitor } from '../../support/visitor.ts';
import { expect, story } from './story.ts';

/** What the red pen does to text: line, style, and whether in the pen's colour. */
const PENNED = [
  ['.manuscript [data-mark="struck"]', 'line-through solid pen'],
  ['.manuscript [data-mark="underlined"]', 'underline wavy pen'],
  ['.comparison-theirs span', 'line-through solid pen'],
  ['.plans [data-popular] .price', 'underline solid pen'],
] as const;

/** How the first element of `css` is decorated. The pen's colour is that of a margin note. */
export function decorationOf(visitor: Visitor, css: string): Promise<string> {
  return visitor.run((selector) => {
    const styleOf = (place: string) => getComputedStyle(document.querySelector(place) ?? document.body);
    const { textDecorationLine, textDecorationStyle, textDecorationColor } = styleOf(selector);
    const isPen = textDecorationColor === styleOf('.margin-note').color;
    return `${textDecorationLine} ${textDecorationStyle}${isPen ? ' pen' : ''}`;
  }, css);
}

/** Looks at what words of the page are drawn with. */
export async function seeTheMarks(visitor: Visitor): Promise<void> {
  await story.step('the red pen strikes out and underlines', async () => {
    for (const [css, decoration] of PENNED) expect(await decorationOf(visitor, css), css).toBe(decoration);
  });

  await story.step(
    'words for pressing are not selected, and a mark is whole on each of its lines',
    async () => {
      const looks = await visitor.run(() => {
        const styleOf = (css: string) => getComputedStyle(document.querySelector(css) ?? document.body);
        const select = styleOf('summary');
        const mark = styleOf('mark');
        return {
          select: select.userSelect || select.webkitUserSelect,
          mark:
            mark.getPropertyValue('box-decoration-break') ||
            mark.getPropertyValue('-webkit-box-decoration-break'),
        };
      });
      expect(looks).toEqual({ select: 'none', mark: 'clone' });
    },
  );
}

/** Where the button that leads on stands in the popup, and whether the buttons lie over a field. */
export function buttonsOfPopup(visitor: Visitor): Promise<{ top: number | undefined; overlap: boolean }> {
  return visitor.run(() => {
    const boxOf = (css: string) => document.querySelector(`#lead-popup ${css}`)?.getBoundingClientRect();
    const foot = boxOf('.popup-foot')?.top ?? Number.NaN;
    return { top: boxOf('[type="submit"]')?.top, overlap: (boxOf('.popup-steps')?.bottom ?? 0) > foot };
  });
}
