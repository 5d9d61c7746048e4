import type { Page } from '@playwright/test';
import { type Popup, someLead } from '../testing/popup.ts';
import { expect, PORTAL, stopClock, test } from './support.ts';

/** Sends a lead, with the clock stopped as soon as all is filled in. */
async function sendLead(page: Page, popup: Popup): Promise<void> {
  await popup.openFrom('Get Started Now');
  await popup.complete(someLead());
  await stopClock(page);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
}

test.beforeEach(async ({ page, popup }) => {
  await page.goto('/');
  await page.evaluate(() =>
    document.addEventListener('lead:sent', (event) => {
      document.documentElement.dataset.told = JSON.stringify((event as CustomEvent).detail);
    }),
  );
  await sendLead(page, popup);
});

test('thanks the visitor, says what happens next, and goes on to the portal after 3 seconds and not before', async ({
  page,
  popup,
}) => {
  await expect(popup.dialog).toContainText("We'll contact you shortly with a quote and next steps.");
  await expect(popup.dialog).toContainText('Thank you for choosing us!');
  await expect(popup.dialog.locator('.toast')).toHaveText(
    /Success!.*Your request has been submitted\. Redirecting you to our platform\.\.\./,
  );
  await expect(popup.dialog.getByRole('heading')).toBeFocused();

  await expect(popup.dialog).toContainText('Redirecting in 3');
  await page.clock.runFor(1_000);
  await expect(popup.dialog).toContainText('Redirecting in 2');
  await page.clock.runFor(1_000);
  await expect(popup.dialog).toContainText('Redirecting in 1 second.');
  await page.clock.runFor(999);
  expect(page.url()).not.toBe(PORTAL);
  await page.clock.runFor(1);
  await page.waitForURL(PORTAL);
});

test('tells scripts of the page which button it came from, and nothing of the visitor', async ({ page }) => {
  const told = await page.locator('html').getAttribute('data-told');
  expect(JSON.parse(told ?? '')).toEqual({
    source_title: 'Hero - Get Started Now Button',
    trigger_type: 'button_click',
  });
});

test('is said once: by the title, which has the focus and tells of the redirect', async ({ popup }) => {
  await expect(popup.dialog.getByRole('heading')).toBeFocused();
  await expect(popup.dialog.getByRole('heading')).toHaveAccessibleDescription(
    /We'll contact you shortly.*Redirecting in 3 seconds\. Press any key or tap to stay here\./,
  );
  await expect(popup.dialog.getByRole('status')).toHaveCount(0);
  await expect(popup.dialog.getByRole('alert')).toHaveCount(0);
});

for (const [how, act] of [
  ['a key', async ({ page }) => page.keyboard.press('Shift')],
  ['a press', async ({ popup }) => popup.dialog.getByText('Thank you for choosing us!').click()],
  ['the focus', async ({ popup }) => popup.button('Stay Here').focus()],
] as [string, (visitor: Visitor) => Promise<void>][]) {
  test(`counts no more after ${how} in the popup`, async ({ page, popup }) => {
    await page.clock.runFor(1_000);
    await expect(popup.dialog).toContainText('Redirecting in 2 seconds');
    await act({ page, popup });
    await expect(popup.dialog).not.toContainText('Redirecting in');
    await page.clock.runFor(10_000);
    await expect(popup.button('Continue Now')).toBeVisible();
    expect(page.url()).not.toBe(PORTAL);
  });
}

test('goes on at once with Continue Now', async ({ page, popup }) => {
  await popup.button('Continue Now').click();
  await page.waitForURL(PORTAL);
});

test('cancels the redirect at once with Stay Here, in its last millisecond too', async ({ page, popup }) => {
  await page.clock.runFor(2_999);
  // By a script: Playwright's own press would let the clock's frames pass.
  await popup.button('Stay Here').evaluate((button: HTMLElement) => button.click());
  await page.clock.runFor(1);
  await expect(page.locator('.receipt-countdown')).toHaveCount(0);
  expect(page.url()).not.toBe(PORTAL);
});

for (const [how, leave] of [
  ['Stay Here', async ({ popup }) => popup.button('Stay Here').click()],
  ['Escape', async ({ page }) => page.keyboard.press('Escape')],
  ['the close button', async ({ popup }) => popup.button('Close').click()],
] as [string, (visitor: Visitor) => Promise<void>][]) {
  test(`stays with ${how}: no redirect, an empty form, the focus back on its opener`, async ({
    page,
    popup,
  }) => {
    await leave({ page, popup });
    await expect(popup.dialog).toBeHidden();
    // The closing is painted before anything else.
    await page.clock.runFor(100);
    await expect(page.getByRole('button', { name: 'Get Started Now' })).toBeFocused();
    await page.clock.runFor(10_000);
    expect(page.url()).not.toBe(PORTAL);

    await popup.openFrom('View Examples');
    await expect(popup.dialog.getByRole('heading')).toHaveText('Get Your Assignment Done by Experts');
    await expect(popup.field('name')).toHaveValue('');
    await expect(popup.button('Previous')).toHaveCount(0);
  });
}

type Visitor = { page: import('@playwright/test').Page; popup: import('../testing/popup.ts').Popup };
