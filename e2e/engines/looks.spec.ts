import { popup } from '../../site/content/popup.ts';
import { someLead } from '../../testing/popup.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { completeStep, DIALOG, openPopupFrom, popupButton } from './lead-form.ts';
import { expect, expectToSee, often, story } from './story.ts';

/** What the red pen does to text: line, style, and whether in the pen's colour. */
const PENNED = [
  ['.manuscript [data-mark="struck"]', 'line-through solid pen'],
  ['.manuscript [data-mark="underlined"]', 'underline wavy pen'],
  ['.comparison-theirs span', 'line-through solid pen'],
  ['.plans [data-popular] .price', 'underline solid pen'],
] as const;

story.beforeEach(({ visitor, home }) => visitor.open(home));

/** How the first element of `css` is decorated. The pen's colour is that of a margin note. */
function decorationOf(visitor: Visitor, css: string): Promise<string> {
  return visitor.run((selector) => {
    const styleOf = (place: string) => getComputedStyle(document.querySelector(place) ?? document.body);
    const { textDecorationLine, textDecorationStyle, textDecorationColor } = styleOf(selector);
    const isPen = textDecorationColor === styleOf('.margin-note').color;
    return `${textDecorationLine} ${textDecorationStyle}${isPen ? ' pen' : ''}`;
  }, css);
}

story('the red pen strikes out and underlines', async ({ visitor }) => {
  for (const [css, decoration] of PENNED) expect(await decorationOf(visitor, css), css).toBe(decoration);
});

story('errors are underlined by a wave', async ({ visitor }) => {
  await openPopupFrom(visitor, 'Get Started Now');
  await visitor.press(popupButton(popup.next));
  await expectToSee(visitor, { role: 'alert', within: DIALOG });
  expect(await decorationOf(visitor, '.field-error')).toMatch(/^underline wavy/);
});

story('a step ends with its last field: other steps take no room', async ({ visitor }) => {
  const lead = someLead();
  const room = () =>
    visitor.run(() => {
      const fields = [...document.querySelectorAll('#lead-popup .field')].filter((one) =>
        one.checkVisibility({ contentVisibilityAuto: true }),
      );
      const ends = fields.map((one) => one.getBoundingClientRect().bottom);
      const actions = document.querySelector('#lead-popup .popup-actions');
      const margin = actions && Number.parseFloat(getComputedStyle(actions).marginBlockStart);
      return Math.round(
        (actions?.getBoundingClientRect().top ?? Number.NaN) - Math.max(...ends) - (margin ?? 0),
      );
    });
  await visitor.resize(1440, 1200);
  await openPopupFrom(visitor, 'Get Started Now');
  await expect.poll(room, often).toBe(0);
  await completeStep(visitor, 0, lead);
  await expectToSee(visitor, { css: '#lead-popup [name="subject"]' });
  await expect.poll(room, often).toBe(0);
  await completeStep(visitor, 1, lead);
  await expectToSee(visitor, { css: '#lead-popup [name="description"]' });
  await expect.poll(room, often).toBe(0);
});

story(
  'words for pressing are not selected, and a mark is whole on each of its lines',
  async ({ visitor }) => {
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
