import { contentOf } from '../../site/content/contents.ts';
import { someLead } from '../../testing/popup.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { DIALOG, leadFormIn, openPopupFrom, popupButton } from './lead-form.ts';
import { expect, expectFocusOn, expectToSee, story } from './story.ts';

const { popup } = contentOf('en');
const { completeStep } = leadFormIn(popup);

/** What the red pen does to text: line, style, and whether in the pen's colour. */
const PENNED = [
  ['.manuscript [data-mark="struck"]', 'line-through solid pen'],
  ['.manuscript [data-mark="underlined"]', 'underline wavy pen'],
  ['.comparison-theirs span', 'line-through solid pen'],
  ['.plans [data-popular] .price', 'underline solid pen'],
] as const;

/** How the first element of `css` is decorated. The pen's colour is that of a margin note. */
function decorationOf(visitor: Visitor, css: string): Promise<string> {
  return visitor.run((selector) => {
    const styleOf = (place: string) => getComputedStyle(document.querySelector(place) ?? document.body);
    const { textDecorationLine, textDecorationStyle, textDecorationColor } = styleOf(selector);
    const isPen = textDecorationColor === styleOf('.margin-note').color;
    return `${textDecorationLine} ${textDecorationStyle}${isPen ? ' pen' : ''}`;
  }, css);
}

story(
  'the red pen marks, nothing that is pressed is selected, and the buttons of the popup stay where they are',
  async ({ visitor, home }) => {
    await visitor.open(home);

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

    await story.step('the buttons stay where they are from step to step, and lie over no field', async () => {
      const lead = someLead();
      const places = () =>
        visitor.run(() => {
          const boxOf = (css: string) =>
            document.querySelector(`#lead-popup ${css}`)?.getBoundingClientRect();
          const foot = boxOf('.popup-foot')?.top ?? Number.NaN;
          return {
            button: boxOf('[type="submit"]')?.top,
            overlap: (boxOf('.popup-steps')?.bottom ?? 0) > foot,
          };
        });
      await openPopupFrom(visitor, 'Get Started Now');
      await expectFocusOn(visitor, { css: '#lead-popup [name="name"]' });
      // It comes in with a movement.
      await visitor.run(async () => {
        const dialog = document.querySelector('#lead-popup');
        await Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? []);
      });
      const atFirst = await places();
      expect(atFirst.overlap).toBe(false);
      for (const [step, name] of [
        [0, 'subject'],
        [1, 'description'],
      ] as const) {
        await completeStep(visitor, step, lead);
        await expectToSee(visitor, { css: `#lead-popup [name="${name}"]` });
        expect(await places()).toEqual(atFirst);
      }
    });

    await story.step('errors are underlined by a wave', async () => {
      await visitor.press(popupButton(popup.submit));
      await expectToSee(visitor, { css: '.field-error', within: DIALOG });
      expect(await decorationOf(visitor, '.field-error')).toMatch(/^underline wavy/);
    });
  },
);
