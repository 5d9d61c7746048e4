import { popup } from '../../site/content/popup.ts';
import { someLead } from '../../testing/popup.ts';
import { button, heading, link, type Target } from '../../testing/visitor.ts';
import { typedColumnsOf } from '../support.ts';
import { completeStep, DIALOG, field, openPopupFrom, popupButton } from './lead-form.ts';
import { expect, expectFocusOn, expectNotToSee, expectToSee, story } from './story.ts';

const OPENER = 'Get Started Now';
const STEP_OF_ERRORS: Target = { role: 'alert', within: DIALOG };
const MAIN_MENU: Target = { role: 'navigation', name: 'Main' };

/** What WebKit says of a part of the policy, and of the viewport, that it does not know and passes over. */
const UNKNOWN_TO_WEBKIT = /'manifest-src'|"interactive-widget"/;

story('loads without a word in the console', async ({ runningEngine, home }) => {
  const complaints = await runningEngine.complaintsOnLoad(home);
  expect(complaints.filter((line) => !UNKNOWN_TO_WEBKIT.test(line))).toEqual([]);
});

story.describe('with a silent console', () => {
  story.beforeEach(({ visitor, home }) => visitor.open(home));
  story.afterEach(async ({ visitor }) => expect(await visitor.complaints()).toEqual([]));

  story('sends a lead once, corrected after its errors, and stays', async ({ visitor, leadsOf }) => {
    const lead = someLead();
    await openPopupFrom(visitor, OPENER);
    for (const [step, next, errors] of [
      [0, popup.next, 3],
      [1, popup.next, 5],
      [2, popup.submit, 1],
    ] as const) {
      await visitor.press(popupButton(next));
      await expect.poll(() => visitor.count(STEP_OF_ERRORS)).toBe(errors);
      await completeStep(visitor, step, lead);
    }
    await expectToSee(visitor, heading(popup.titles.sent));
    await visitor.press(popupButton(popup.receipt.stayHere));
    await expectNotToSee(visitor, DIALOG);
    await expectFocusOn(visitor, button(OPENER));
    expect(await leadsOf(lead.email)).toMatchObject([typedColumnsOf(lead)]);
  });

  story('closes with Escape, and gives the focus back to the opener', async ({ visitor }) => {
    await openPopupFrom(visitor, 'View Examples');
    await expectFocusOn(visitor, field('name'));
    await visitor.key('Escape');
    await expectNotToSee(visitor, DIALOG);
    await expectFocusOn(visitor, button('View Examples'));
  });

  story('opens its menu on a phone, and closes it after a choice', async ({ visitor }) => {
    await visitor.resize(390, 844);
    await expectNotToSee(visitor, MAIN_MENU);
    await visitor.press(button('Menu'));
    await expectToSee(visitor, MAIN_MENU);
    await visitor.press(link('FAQs', MAIN_MENU));
    await expectNotToSee(visitor, MAIN_MENU);
  });

  story('goes to a section, just below the header', async ({ visitor }) => {
    await visitor.press(link('FAQs', MAIN_MENU));
    const top = () =>
      visitor.run(() => Math.round(document.querySelector('#faq')?.getBoundingClientRect().top ?? 0));
    await expect.poll(top).toBe(80);
  });

  story('unfolds one question at a time', async ({ visitor }) => {
    const openOnes = () => visitor.run(() => document.querySelectorAll('#faq details[open]').length);
    await visitor.press({ css: '#faq details:nth-of-type(2) > summary' });
    await expect.poll(openOnes).toBe(1);
    await visitor.press({ css: '#faq details:nth-of-type(3) > summary' });
    await expectToSee(visitor, { css: '#faq details:nth-of-type(3) p' });
    await expectNotToSee(visitor, { css: '#faq details:nth-of-type(2) p' });
  });

  story('unfolds the long form with Read More', async ({ visitor }) => {
    await visitor.press({ css: '#long-form summary' });
    await expectToSee(visitor, { css: '#working-method' });
  });

  story('offers help to who leaves by the top edge', async ({ visitor }) => {
    await visitor.movePointer(700, 450);
    await visitor.movePointer(710, 200);
    // No driver but Chromium's moves the pointer out of the window: the browser's last word is said for it.
    await visitor.run(() => {
      const leave = new MouseEvent('mouseleave', { clientX: 720, clientY: -5 });
      document.documentElement.dispatchEvent(leave);
    });
    await expectToSee(visitor, heading(popup.titles.exit_intent, DIALOG));
  });
});
