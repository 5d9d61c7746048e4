import { type Popup, someLead } from '../support/popup.ts';
import { expect, formIsReady, PORTAL, test, words } from './support.ts';

const OPENER = 'Get Started Now';
const TRAP = words.popup.honeypot;

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
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  await expect(popup.toast).toContainText('Your request has been submitted.');
  await expect(popup.dialog.locator('.receipt-reference')).toHaveText(/^Reference[0-9A-F]{8}$/);
  expect(await leadsOf(lead.email)).toMatchObject([{ status: 'spam' }]);
  await page.waitForURL(PORTAL);
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
