import { STEP_FIELDS } from '../../../lead/form.ts';
import { editionOf } from '../../../site/content/edition.ts';
import { FIRST_LANGUAGE } from '../../../site/settings/paths.ts';
import { site } from '../../../site/settings/site.ts';
import { someAnswers } from '../../support/popup.ts';
import { EVERY_ENGINE, expect, leaveByTheTop, stopClock } from '../support.ts';
import { heroButton, OWN_NEXT, test } from './support.ts';

const { popup: words } = editionOf(FIRST_LANGUAGE).words;

const SECOND_MS = 1_000;
/** Longer than any redirect delay. */
const LONG_MS = 120_000;

test('stores a lead, and redirects the visitor as configured', async ({ page, popup, leadsOf }) => {
  const lead = someAnswers();
  await page.goto('/');
  await heroButton(page).click();
  await popup.opened();
  await popup.complete(lead);
  await stopClock(page);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText(words.titles.sent);
  expect(await leadsOf(lead.email)).toMatchObject([
    { source_title: 'Hero - Get Started Now Button', status: 'new' },
  ]);

  const seconds = OWN_NEXT ? site.redirectAfterSeconds : false;
  if (seconds === false) {
    const here = page.url();
    await page.clock.runFor(LONG_MS);
    expect(page.url()).toBe(here);
    if (!OWN_NEXT) {
      await expect(popup.button(words.receipt.continueNow)).toHaveCount(0);
      return;
    }
    await popup.button(words.receipt.continueNow).click();
  } else {
    const [before] = words.receipt.redirecting.countdown.split('{time}');
    await expect(popup.dialog).toContainText(`${before}${seconds}`);
    for (let second = 0; second < seconds; second++) await page.clock.runFor(SECOND_MS);
  }
  await page.waitForURL(OWN_NEXT ?? '');
});

test('opens on exit intent, if configured', EVERY_ENGINE, async ({ page, popup }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await leaveByTheTop(page);
  if (site.exitIntent) {
    await expect(popup.dialog.getByRole('heading')).toHaveText(words.titles.exit_intent);
    await expect(popup.focusIn(STEP_FIELDS[0]?.[0] ?? '')).toHaveCount(1);
  } else {
    // The script that would open it is not loaded at all.
    await heroButton(page).click();
    await popup.opened();
    await expect(popup.dialog.getByRole('heading')).toHaveText(words.titles.button_click);
  }
});
