import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Popup, someLead } from '../support/popup.ts';
import { expect, PORTAL, pauseClock, REDIRECTING, referenceOf, test, words } from './support.ts';

const { seconds } = words.popup.receipt.redirecting;

type Visitor = { page: Page; popup: Popup };

/** Sends a lead from the open form, with the clock stopped after filling it in. Returns its email address. */
async function sendLead({ page, popup }: Visitor): Promise<string> {
  const lead = someLead();
  await popup.complete(lead);
  await pauseClock(page);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  return lead.email;
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
});

test('thanks the visitor, explains what happens next, and redirects to the portal after exactly 3 seconds', async ({
  page,
  popup,
}) => {
  await page.evaluate(() =>
    document.addEventListener('lead:sent', (event) => {
      document.documentElement.dataset.told = JSON.stringify((event as CustomEvent).detail);
    }),
  );
  await popup.openFrom('Get Started Now');
  await sendLead({ page, popup });
  await expect(popup.dialog).toContainText("We'll contact you shortly with a quote and next steps.");
  await expect(popup.dialog).toContainText('Thank you for choosing us!');
  await expect(popup.toast).toHaveText(
    /Success!.*Your request has been submitted\. Redirecting you to our platform\.\.\./,
  );

  await test.step('page scripts get the button, and no personal data', async () => {
    const told = await page.locator('html').getAttribute('data-told');
    expect(JSON.parse(told ?? '')).toEqual({
      source_title: 'Hero - Get Started Now Button',
      trigger_type: 'button_click',
    });
  });

  await test.step('it is announced once, by the focused title', async () => {
    await expect(popup.dialog.getByRole('heading')).toBeFocused();
    await expect(popup.dialog.getByRole('heading')).toHaveAccessibleDescription(
      /We'll contact you shortly.*Redirecting in 3 seconds\. Press any key or tap to stay here\./,
    );
    await expect(popup.dialog.getByRole('status')).toHaveText('');
    await expect(popup.dialog.getByRole('alert')).toHaveCount(0);
  });

  await expect(popup.dialog).toContainText(`${REDIRECTING}3`);
  await page.clock.runFor(1_000);
  await expect(popup.dialog).toContainText(`${REDIRECTING}2`);
  await page.clock.runFor(1_000);
  await expect(popup.dialog).toContainText(`${REDIRECTING}${seconds.one?.replace('{count}', '1')}.`);
  await page.clock.runFor(999);
  expect(page.url()).not.toBe(PORTAL);
  await page.clock.runFor(1);
  await page.waitForURL(PORTAL);
});

test('stops the countdown after a key, a press or a focus change, and redirects at once with Continue Now', async ({
  page,
  popup,
}) => {
  for (const [how, act] of [
    ['a key', () => page.keyboard.press('Shift')],
    ['a press', () => popup.dialog.getByText('Thank you for choosing us!').click()],
    ['the focus', () => popup.button('Stay Here').focus()],
  ] as const) {
    await test.step(how, async () => {
      await page.clock.resume();
      await popup.openFrom('Get Started Now');
      await sendLead({ page, popup });
      await page.clock.runFor(1_000);
      await expect(popup.dialog).toContainText(`${REDIRECTING}2`);
      const before = await popup.button('Print').boundingBox();
      await act();
      await expect(popup.dialog).not.toContainText(REDIRECTING);
      // Nothing moves under the finger.
      expect(await popup.button('Print').boundingBox()).toEqual(before);
      await page.clock.runFor(10_000);
      await expect(popup.button('Continue Now')).toBeVisible();
      expect(page.url()).not.toBe(PORTAL);
      if (how !== 'the focus') await popup.button('Stay Here').click();
    });
  }
  await popup.button('Continue Now').click();
  await page.waitForURL(PORTAL);
});

test('says where the quote comes to, and copies, prints and saves what it shows, by keyboard', async ({
  page,
  popup,
  context,
  leadsOf,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  await popup.openFrom('Get Started Now');
  const email = await sendLead({ page, popup });
  const reference = referenceOf(await leadsOf(email));
  const slip = popup.dialog.locator('.receipt-slip');
  await expect(slip).toContainText(words.popup.receipt.writes.replace('{email}', email));
  await expect(slip).toContainText(/Due \w+, .*:.*, your time\./);
  expect(page.url()).not.toContain('@');

  await popup.button('Copy reference').press('Enter');
  await expect(popup.dialog.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  const saved = page.waitForEvent('download');
  await popup.dialog.getByRole('link', { name: 'Add to calendar' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe(`${reference}.ics`);
  const event = await readFile(await (await saved).path(), 'utf8');
  expect(event).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
  expect(event).toContain('SUMMARY:Due: Mathematics (Marginly)\r\n');

  await popup.button('Print').press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const printed = (await page.locator('body').innerText()).split(/\s*\n\s*/);
  expect(printed[0]).toBe('Marginly');
  expect(printed.slice(1, 4)).toEqual([
    'Request Submitted!',
    "We'll contact you shortly with a quote and next steps.",
    'Thank you for choosing us!',
  ]);
  expect(printed.at(-1)).toBe('Received');
});

test('stays with Stay Here, Escape and the close button: no redirect, an empty form, focus on its opener', async ({
  page,
  popup,
}) => {
  await popup.openFrom('Get Started Now');
  for (const [how, opener, leave] of [
    // By script, because Playwright's own press would advance the clock.
    [
      'Stay Here, in the last millisecond',
      'Get Started Now',
      () => popup.button('Stay Here').evaluate((button: HTMLElement) => button.click()),
    ],
    ['Escape', 'View Examples', () => page.keyboard.press('Escape')],
    ['the close button', 'View Examples', () => popup.button('Close').click()],
  ] as const) {
    await test.step(how, async () => {
      await sendLead({ page, popup });
      if (how.startsWith('Stay Here')) await page.clock.runFor(2_999);
      await leave();
      await page.clock.runFor(1);
      await expect(page.locator('.receipt-countdown')).toHaveCount(0);
      expect(page.url()).not.toBe(PORTAL);
      // The closing is painted first.
      await page.clock.runFor(100);
      await expect(popup.dialog).toBeHidden();
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
      await page.clock.runFor(10_000);
      expect(page.url()).not.toBe(PORTAL);

      await page.clock.resume();
      await popup.openFrom('View Examples');
      await expect(popup.dialog.getByRole('heading')).toHaveText('Get Your Assignment Done by Experts');
      await expect(popup.field('name')).toHaveValue('');
      await expect(popup.button('Previous')).toHaveCount(0);
    });
  }
});
