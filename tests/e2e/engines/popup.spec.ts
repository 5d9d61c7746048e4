import type { Page } from '@playwright/test';
import { someLead } from '../../support/popup.ts';
import { expect, stopClock, test } from '../support.ts';

const OPENER = 'Get Started Now';
/** More than the popup has to press and to fill on its first step. */
const TABS = 8;

/** Where the button that leads on stands in the popup, and whether the buttons lie over a field. */
const buttonsOf = (page: Page) =>
  page.locator('#lead-popup').evaluate((popup) => {
    const boxOf = (css: string) => popup.querySelector(css)?.getBoundingClientRect();
    const foot = boxOf('.popup-foot')?.top ?? Number.NaN;
    return { top: boxOf('[type="submit"]')?.top, overlap: (boxOf('.popup-steps')?.bottom ?? 0) > foot };
  });

test('answers a visitor who left while the form was loading and comes back', async ({ page, popup }) => {
  await page.goto('/');
  await page.getByRole('button', { name: OPENER }).click();
  await page.goto('/no/such');
  await page.goBack();
  // If the browser kept the page, the popup is still open.
  if (!(await popup.dialog.isVisible())) await popup.openFrom(OPENER);
  await popup.next();
  await expect(popup.errors).toHaveCount(3);
});

test('leads to the form’s page once the network is back, with every word kept', async ({
  page,
  popup,
  context,
}) => {
  const lead = someLead();
  await page.goto('/');
  await context.setOffline(true);
  await popup.openFrom(OPENER);
  await popup.completeStep(0, lead);
  await popup.next();
  await expect(page.locator('.toast[role="alert"]')).toBeVisible();
  await expect(popup.field('name')).toBeVisible();
  await context.setOffline(false);
  await popup.next();
  await expect(page).toHaveURL('/start');
  await expect(page.locator('#lead-email')).toHaveValue(lead.email);
});

test('stops with the Tab key only at what can be pressed or filled', async ({ page, popup }) => {
  await page.goto('/');
  await popup.openFrom(OPENER);
  for (let tab = 0; tab < TABS; tab++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => document.activeElement?.tagName);
    expect(['BUTTON', 'INPUT', 'BODY']).toContain(stop);
  }
});

test('keeps its buttons in place, the subject on Back, and counts no more on Back after success', async ({
  page,
  popup,
}) => {
  const lead = someLead();
  const countdown = page.locator('.receipt-countdown');
  await page.goto('/');
  await popup.openFrom(OPENER);
  await expect(popup.field('name')).toBeFocused();
  const buttons = await buttonsOf(page);
  expect(buttons.overlap).toBe(false);
  await popup.completeStep(0, lead);
  await popup.next();
  await expect(popup.field('subject')).toBeVisible();
  expect(await buttonsOf(page)).toEqual(buttons);
  await popup.fill({ subject: lead.subject });
  await page.keyboard.press('Tab');
  await page.goto('/no/such');
  await page.goBack();
  // If the browser did not keep the page, it kept the draft, and the popup is closed.
  if (!(await popup.dialog.isVisible())) await popup.openFrom(OPENER);
  await expect(popup.field('subject')).toHaveValue(lead.subject);

  await popup.completeStep(1, lead);
  await popup.next();
  await expect(popup.field('description')).toBeVisible();
  expect(await buttonsOf(page)).toEqual(buttons);
  await popup.completeStep(2, lead);
  await stopClock(page);
  await popup.send();
  await expect(countdown).toBeVisible();
  await page.clock.resume();
  await page.goto('/no/such');
  await page.goBack();
  await expect(countdown).toBeHidden();
});
