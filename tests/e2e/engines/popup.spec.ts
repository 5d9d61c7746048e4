import { editionOf } from '../../../site/content/edition.ts';
import { someLead } from '../../support/popup.ts';
import { heading, type Target, type Visitor } from '../../support/visitor.ts';
import { DIALOG, leadFormIn, openPopupFrom, popupButton } from './lead-form.ts';
import { buttonsOfPopup } from './looks.ts';
import { expect, expectFocusOn, expectNotToSee, expectToSee, often, story } from './story.ts';

const { popup } = editionOf('en').words;
const { completeStep, field } = leadFormIn(popup);

const OPENER = 'Get Started Now';
const ERROR: Target = { css: '.field-error', within: DIALOG };
const COUNTDOWN: Target = { css: '.receipt-countdown' };
/** More than the popup has to press and to fill on its first step. */
const TABS = 8;

/** By a script: Playwright waits for Firefox to load a page that came from the back/forward cache, and it never does. */
async function pressNextOnReturn(visitor: Visitor): Promise<void> {
  await visitor.run(() => document.querySelector<HTMLElement>('#lead-popup [type="submit"]')?.click());
}

story(
  'offers help to who comes back, and answers who left while the form was loading',
  async ({ visitor, home }) => {
    await visitor.open(home);
    await visitor.open(`${home}no/such`);
    await visitor.back();
    await expectToSee(visitor, heading(popup.titles.exit_intent, DIALOG));
    await pressNextOnReturn(visitor);
    await expect.poll(() => visitor.count(ERROR), often).toBe(3);

    await visitor.open(home);
    await visitor.run(() => document.querySelector<HTMLElement>('#hero [data-lead-source]')?.click());
    await visitor.open(`${home}no/such`);
    await visitor.back();
    // Where the page was kept the popup is still open.
    if ((await visitor.count(DIALOG)) === 0) await openPopupFrom(visitor, OPENER);
    await pressNextOnReturn(visitor);
    await expect.poll(() => visitor.count(ERROR), often).toBe(3);
  },
);

story(
  'loads the form at the next press once the network is back, with every word kept',
  async ({ visitor, home, network }) => {
    const lead = someLead();
    await visitor.open(home);
    await network.cut();
    await openPopupFrom(visitor, OPENER);
    await expectToSee(visitor, { css: '.toast[role="alert"]' });
    await completeStep(visitor, 0, lead);
    await expectToSee(visitor, field('name'));
    await network.mend();
    await visitor.press(popupButton(popup.next));
    await expectToSee(visitor, field('subject'));
    await visitor.press(popupButton(popup.previous));
    expect(await visitor.runOn(field('email'), ({ value }) => value)).toBe(lead.email);

    await story.step('the Tab key stops at what can be pressed or filled alone', async () => {
      const stops = new Set<string>();
      for (let tab = 0; tab < TABS; tab++) {
        await visitor.key('Tab');
        stops.add(await visitor.run(() => document.activeElement?.tagName ?? ''));
      }
      for (const stop of stops) expect(['BUTTON', 'INPUT', 'BODY']).toContain(stop);
    });
  },
);

story(
  'keeps its buttons in place, the subject on Back, and counts no more on Back after success',
  async ({ visitor, home }) => {
    const lead = someLead();
    await visitor.open(home);
    await openPopupFrom(visitor, OPENER);
    await expectFocusOn(visitor, field('name'));
    const buttons = await buttonsOfPopup(visitor);
    expect(buttons.overlap).toBe(false);
    await completeStep(visitor, 0, lead);
    await expectToSee(visitor, field('subject'));
    expect(await buttonsOfPopup(visitor)).toEqual(buttons);
    await visitor.fill(field('subject'), lead.subject);
    await visitor.key('Tab');
    await visitor.open(`${home}no/such`);
    await visitor.back();
    // Where the page was not kept the draft was, and the popup is closed.
    if ((await visitor.count(DIALOG)) === 0) await openPopupFrom(visitor, OPENER);
    const subject = () => visitor.run(() => document.querySelector<HTMLInputElement>('#lead-subject')?.value);
    await expect.poll(subject, often).toBe(lead.subject);

    // The draft again: Playwright's Firefox fills nothing on a page that was kept.
    await visitor.open(home);
    await openPopupFrom(visitor, OPENER);
    await completeStep(visitor, 1, lead);
    await expectToSee(visitor, field('description'));
    expect(await buttonsOfPopup(visitor)).toEqual(buttons);
    await completeStep(visitor, 2, lead);
    await expectToSee(visitor, COUNTDOWN);
    await visitor.open(`${home}no/such`);
    await visitor.back();
    await expectNotToSee(visitor, COUNTDOWN);
  },
);
