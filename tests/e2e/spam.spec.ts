import type { Page } from '@playwright/test';
import { type FormValues, type Popup, someLead } from '../support/popup.ts';
import { answerEachTry, expect, expectNotStored, formIsReady, PORTAL, stopClock, test } from './support.ts';

const OPENER = 'Get Started Now';
const TRAP = 'Please leave this field empty';
const SENT = 'Request Submitted!';

/** As long as an opening or a closing takes to be painted and the page to be idle, by its own clock. */
const IDLE_MS = 100;
/** As long as a step takes to be painted. */
const STEP_MS = 50;

/** Opens the popup while the clock stands still but for what the opening takes to be painted. */
async function openInNoTime(page: Page, popup: Popup): Promise<void> {
  await page.getByRole('button', { name: OPENER, exact: true }).click();
  await page.clock.runFor(IDLE_MS);
  await popup.opened();
}

/** Fills all steps while the clock stands still but for what each takes to be painted. */
async function completeInNoTime(page: Page, popup: Popup, lead: FormValues): Promise<void> {
  for (const step of [0, 1, 2] as const) {
    if (step > 0) await popup.next();
    await page.clock.runFor(STEP_MS);
    await popup.completeStep(step, lead);
  }
}

/** Writes into every field that is still empty, seen or not. */
async function fillTheRest(popup: Popup): Promise<void> {
  await popup.dialog.locator('input').evaluateAll((inputs: HTMLInputElement[]) => {
    for (const input of inputs) input.value ||= 'https://spam.example';
  });
}

/** What every sender is shown, whatever they are taken for: the receipt, with a reference. */
async function expectReceipt(popup: Popup): Promise<void> {
  await expect(popup.dialog.getByRole('heading')).toHaveText(SENT);
  await expect(popup.dialog.locator('.toast')).toContainText('Your request has been submitted.');
  await expect(popup.dialog.locator('.receipt-reference')).toHaveText(/^Reference[0-9A-F]{8}$/);
}

/** The way to the portal, which nobody is refused. */
async function expectRedirect(page: Page, popup: Popup): Promise<void> {
  for (const secondsLeft of [3, 2, 1]) {
    await expect(popup.dialog).toContainText(`Redirecting in ${secondsLeft}`);
    await page.clock.runFor(1_000);
  }
  await page.waitForURL(PORTAL);
}

test('answers a person, who loads the page again and has to send twice, as stored, and stores the lead as "new"', async ({
  page,
  popup,
  leadsOf,
}) => {
  const lead = someLead();
  await page.goto('/');
  await stopClock(page);
  await openInNoTime(page, popup);
  await formIsReady(page);
  await completeInNoTime(page, popup, lead);
  await popup.takeTime();
  await page.reload();
  await openInNoTime(page, popup);
  await formIsReady(page);
  await expect(popup.field('description')).toHaveValue(lead.description);
  await answerEachTry(page, (route) => route.abort());
  await popup.send();
  await expectNotStored(page);
  await popup.send();
  await expectReceipt(popup);
  expect(await leadsOf(lead.email)).toMatchObject([{ status: 'new' }]);
  await expectRedirect(page, popup);
});

test('answers robots as stored, and stores their leads as "spam"', async ({ page, popup, leadsOf }) => {
  const [patient, fast] = [someLead(), someLead()];
  await page.goto('/');

  await test.step('one that fills every field, however patient', async () => {
    await stopClock(page);
    await openInNoTime(page, popup);
    await formIsReady(page);
    await completeInNoTime(page, popup, patient);
    await fillTheRest(popup);
    await popup.takeTime();
    await popup.send();
    await expectReceipt(popup);
    expect(await leadsOf(patient.email)).toMatchObject([{ status: 'spam' }]);
    await popup.button('Stay Here').click();
    await page.clock.runFor(IDLE_MS);
  });

  await test.step('one faster than any person: the time counts anew after a closing', async () => {
    await openInNoTime(page, popup);
    await popup.fill({ name: fast.name });
    await popup.takeTime();
    await page.keyboard.press('Escape');
    await page.clock.runFor(IDLE_MS);
    await openInNoTime(page, popup);
    await completeInNoTime(page, popup, fast);
    await popup.send();
    await expectReceipt(popup);
    expect(await leadsOf(fast.email)).toMatchObject([{ status: 'spam' }]);
    await expectRedirect(page, popup);
  });
});

test('counts from the opening, also before React is there', async ({ page, popup, leadsOf }) => {
  const lead = someLead();
  const react = Promise.withResolvers<void>();
  await page.route('**/hydrate.*.js', async (route) => {
    await react.promise;
    await route.continue();
  });
  await page.goto('/');
  await popup.openFrom(OPENER);
  react.resolve();
  await formIsReady(page);
  // A minute goes by as the clock stops, and none while the form is filled.
  await stopClock(page);
  await completeInNoTime(page, popup, lead);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText(SENT);
  expect(await leadsOf(lead.email)).toMatchObject([{ status: 'new' }]);
});

test('keeps the trap from people: eyes, keyboard, screen readers, autofill and paper', async ({
  page,
  popup,
}) => {
  await page.goto('/');
  await popup.openFrom(OPENER);
  const trap = popup.dialog.getByLabel(TRAP);
  await expect(popup.dialog.getByRole('textbox', { name: TRAP })).toHaveCount(0);
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // It has a box, which robots look for, but none that can be scrolled to.
    await expect(trap).toBeVisible();
    await expect(trap).not.toBeInViewport();
    await expect(popup.dialog.getByText(TRAP)).not.toBeInViewport();
    const sideways = await popup.dialog
      .locator('.popup-sheet')
      .evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(sideways).toBe(0);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      await expect(trap).not.toBeFocused();
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(popup.dialog.getByText(TRAP)).not.toBeInViewport();
});
