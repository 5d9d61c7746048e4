import type { Page } from '@playwright/test';
import { type FormValues, type Popup, someLead } from '../support/popup.ts';
import { expect, formIsReady, stopClock } from './support.ts';

const PHONE = { width: 390, height: 844 };
const LEADS = '**/rest/v1/leads';

/** Takes the page through all that it can look like, and stops at each state, so that what is there can be looked at. */
export async function* everyState(page: Page, popup: Popup): AsyncGenerator<string> {
  await page.goto('/');
  yield 'as it comes';

  await page.locator('#long-form').getByText('Read More').click();
  await page.locator('#faq summary').first().click();
  await page.locator('.pen-mark[data-draws="view"]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.pen-mark.visible').first()).toBeAttached();
  await page.locator('#hero').getByRole('button', { name: 'Pause motion' }).click();
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Next review' })).toBeVisible();
  yield 'all unfolded, the carousel ready, motion paused';

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  yield 'the menu open on a phone';
  await page.keyboard.press('Escape');

  yield* everyStateOfThePopup(page, popup);
}

async function* everyStateOfAStep(
  page: Page,
  popup: Popup,
  step: number,
  lead: FormValues,
): AsyncGenerator<string> {
  if (step === 1) yield 'step 2 filled, with its starting price';
  if (step !== 0) return;
  await popup.fill({ email: 'ada@gmial.com', phone: 'none of yours' });
  await page.keyboard.press('Tab');
  await expect(popup.button('gmail.com?')).toBeVisible();
  yield 'doubts about the mail domain and the phone';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  yield 'closed, with an offer to undo it';
  await page.getByRole('button', { name: 'Undo' }).click();
  await popup.fill({ email: lead.email, phone: lead.phone });
}

async function* everyStateOfThePopup(page: Page, popup: Popup): AsyncGenerator<string> {
  const lead = someLead();
  await popup.openFrom('View Examples');
  await formIsReady(page);
  for (const step of [0, 1, 2] as const) {
    await (step < 2 ? popup.next() : popup.send());
    await expect(popup.errors.first()).toBeVisible();
    yield `step ${step + 1} of the popup with its errors`;
    await popup.completeStep(step, lead);
    yield* everyStateOfAStep(page, popup, step, lead);
    if (step < 2) await popup.next();
  }

  const answer = Promise.withResolvers<void>();
  await page.route(LEADS, async (route) => {
    await answer.promise;
    await route.abort();
  });
  await popup.send();
  await expect(popup.button('Submitting...')).toBeVisible();
  yield 'sending';
  answer.resolve();
  await expect(popup.dialog.locator('.toast')).toBeVisible();
  yield 'a failure';

  await page.unroute(LEADS);
  await stopClock(page);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  yield 'sent';
}
