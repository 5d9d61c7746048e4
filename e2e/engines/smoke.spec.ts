import { contentOf } from '../../site/content/contents.ts';
import { someLead } from '../../testing/popup.ts';
import { button, heading, link, type Target } from '../../testing/visitor.ts';
import { typedColumnsOf } from '../support.ts';
import { completeStep, DIALOG, field, openPopupFrom, popupButton } from './lead-form.ts';
import { expect, expectFocusOn, expectNotToSee, expectToSee, often, story } from './story.ts';

const { popup } = contentOf('en');

const OPENER = 'Get Started Now';
const ERROR: Target = { css: '.field-error', within: DIALOG };
const FAQ: Target = { css: '#faq' };
/** How far below the top a section comes to stand that a link leads to. */
const HEADER_PX = 80;
const MAIN_MENU: Target = { role: 'navigation', name: 'Main' };

/** What WebKit says of a part of the policy that it does not know and passes over. */
const UNKNOWN_TO_WEBKIT = /'manifest-src'/;

story('loads without a word in the console', async ({ runningEngine, home }) => {
  const complaints = await runningEngine.complaintsOnLoad(home);
  expect(complaints.filter((line) => !UNKNOWN_TO_WEBKIT.test(line))).toEqual([]);
});

story('sends a lead once, corrected after its errors, and stays', async ({ visitor, home, leadsOf }) => {
  const lead = someLead();
  await visitor.open(home);
  await openPopupFrom(visitor, OPENER);
  for (const [step, next, errors] of [
    [0, popup.next, 3],
    [1, popup.next, 5],
    [2, popup.submit, 1],
  ] as const) {
    await visitor.press(popupButton(next));
    await expect.poll(() => visitor.count(ERROR), often).toBe(errors);
    await completeStep(visitor, step, lead);
  }
  await expectToSee(visitor, heading(popup.titles.sent));
  await visitor.press(popupButton(popup.receipt.stayHere));
  await expectNotToSee(visitor, DIALOG);
  await expectFocusOn(visitor, button(OPENER));
  expect(await leadsOf(lead.email)).toMatchObject([typedColumnsOf(lead)]);
  expect(await visitor.complaints()).toEqual([]);
});

story('can be read, and left', async ({ visitor, home }) => {
  await visitor.open(home);

  await story.step('a link leads to its section, just below the header', async () => {
    await visitor.press(link('FAQs', MAIN_MENU));
    await expect.poll(() => visitor.runOn(FAQ, topOf), often).toBe(HEADER_PX);
  });

  await story.step('one question is unfolded at a time', async () => {
    await visitor.press({ css: 'details:nth-of-type(2) > summary', within: FAQ });
    await expectToSee(visitor, { css: 'details:nth-of-type(2) p', within: FAQ });
    await visitor.press({ css: 'details:nth-of-type(3) > summary', within: FAQ });
    await expectToSee(visitor, { css: 'details:nth-of-type(3) p', within: FAQ });
    await expectNotToSee(visitor, { css: 'details:nth-of-type(2) p', within: FAQ });
  });

  await story.step('Read More unfolds the long form', async () => {
    await expectNotToSee(visitor, { css: '#working-method' });
    await visitor.press({ css: '#long-form summary' });
    await expectToSee(visitor, { css: '#working-method' });
  });

  await story.step('Escape closes the popup, and the focus goes back to the opener', async () => {
    await openPopupFrom(visitor, 'View Examples');
    await expectFocusOn(visitor, field('name'));
    await visitor.key('Escape');
    await expectNotToSee(visitor, DIALOG);
    await expectFocusOn(visitor, button('View Examples'));
  });

  await story.step('help is offered to who leaves by the top edge', async () => {
    await visitor.movePointer(700, 450);
    await visitor.movePointer(710, 200);
    // No driver but Chromium's moves the pointer out of the window: the browser's last word is said for it.
    await visitor.run(() => {
      const leave = new MouseEvent('mouseleave', { clientX: 720, clientY: -5 });
      document.documentElement.dispatchEvent(leave);
    });
    await expectToSee(visitor, heading(popup.titles.exit_intent, DIALOG));
    await expectFocusOn(visitor, field('name'));
    await visitor.key('Escape');
    await expectNotToSee(visitor, DIALOG);
  });

  await story.step('on a phone the menu opens, and closes after a choice', async () => {
    await visitor.resize(390, 844);
    await expectNotToSee(visitor, MAIN_MENU);
    await visitor.press(button('Menu'));
    await expectToSee(visitor, MAIN_MENU);
    await visitor.press(link('Services', MAIN_MENU));
    await expectNotToSee(visitor, MAIN_MENU);
  });

  expect(await visitor.complaints()).toEqual([]);
});

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
