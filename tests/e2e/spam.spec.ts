import { type Popup, someLead } from '../support/popup.ts';
import { expect, formIsReady, PORTAL, REDIRECTING, stopClock, test, words } from './support.ts';

const OPENER = 'Get Started Now';
const TRAP = words.popup.honeypot;

/** The time, on the page's clock, for the opening to be painted and the page to be idle. */
const IDLE_MS = 100;
/** The time for a step to be painted. */
const STEP_MS = 50;

/** Fills in every empty field, visible or hidden. */
async function fillTheRest(popup: Popup): Promise<void> {
  await popup.dialog.locator('input').evaluateAll((inputs: HTMLInputElement[]) => {
    for (const input of inputs) input.value ||= 'https://spam.example';
  });
}

test('answers a robot that fills in every field as if stored, and stores its lead as "spam"', async ({
  page,
  popup,
  leadsOf,
}) => {
  const lead = someLead();
  await page.goto('/');
  await popup.openFrom(OPENER);
  await formIsReady(page);
  await popup.complete(lead);
  await fillTheRest(popup);
  await stopClock(page);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  await expect(popup.toast).toContainText('Your request has been submitted.');
  await expect(popup.dialog.locator('.receipt-reference')).toHaveText(/^Reference[0-9A-F]{8}$/);
  expect(await leadsOf(lead.email)).toMatchObject([{ status: 'spam' }]);
  for (const secondsLeft of [3, 2, 1]) {
    await expect(popup.dialog).toContainText(`${REDIRECTING}${secondsLeft}`);
    await page.clock.runFor(1_000);
  }
  await page.waitForURL(PORTAL);
});

test('stores instant autofill as "new"', async ({ page, popup, leadsOf }) => {
  const lead = someLead();
  await page.goto('/');
  await stopClock(page);
  await page.getByRole('button', { name: OPENER, exact: true }).click();
  await page.clock.runFor(IDLE_MS);
  await formIsReady(page);
  for (const step of [0, 1, 2] as const) {
    if (step > 0) await popup.next();
    await page.clock.runFor(STEP_MS);
    await popup.completeStep(step, lead);
  }
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  expect(await leadsOf(lead.email)).toMatchObject([{ status: 'new' }]);
});

test('hides the honeypot from sight, keyboard, screen readers, autofill and print', async ({
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
    // It has a box, which robots look for, but cannot be scrolled to.
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
