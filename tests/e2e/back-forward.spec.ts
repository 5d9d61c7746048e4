import type { Page } from '@playwright/test';
import { findBrowser, QUIET_FLAGS } from '../support/browser.ts';
import { type Popup, someLead } from '../support/popup.ts';
import { expect, MOVING, often, REDIRECTING, seemPerson, test } from './support.ts';

// In sequence, because each worker starts its own browser for these tests.
test.describe.configure({ mode: 'default' });
// Playwright turns the cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: QUIET_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Goes to another page and back, and expects the same page, not a new one. */
async function awayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { restored: false });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { restored: persisted }), {
      once: true,
    });
  });
  const home = page.url();
  await page.goto('/no/such');
  await page.evaluate(() => history.back());
  // A restored page does not load again, which Playwright's `goBack` would wait for.
  await page.waitForURL(home, { waitUntil: 'commit' });
  const told = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: unknown;
      })[];
      return { restored: Reflect.get(window, 'restored'), reasons: navigation?.notRestoredReasons };
    });
  await expect.poll(told, often).toEqual({ restored: true, reasons: null });
}

/** A returning visitor is offered help, with its own text. */
async function expectExitOffer(popup: Popup): Promise<void> {
  await expect(popup.dialog.getByRole('heading')).toHaveText("Wait! Don't Miss Out on Expert Help");
}

test.beforeEach(async ({ page }) => {
  // Counting does not keep a page out of the cache.
  await seemPerson(page);
  await page.goto('/');
});

test.describe('a page that moves', () => {
  test.use(MOVING);

  test('is restored unchanged, and its motion continues', async ({ page, popup }) => {
    await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-carousel]')).toHaveAttribute('data-ready', '');
    await page.locator('#hero').scrollIntoViewIfNeeded();
    // By chance, a counter may not change for several ticks.
    await page.evaluate(() => {
      Math.random = () => 0.99;
    });
    await awayAndBack(page);
    await expectExitOffer(popup);
    // No timer runs behind the popup, so those that start now can be fast-forwarded.
    await page.clock.install();
    await page.keyboard.press('Escape');
    await expect(popup.dialog).toBeHidden();

    const counter = page.locator('[data-counter="completed"]');
    const counted = async () => {
      await page.clock.runFor(1_000);
      return counter.textContent();
    };
    await expect.poll(counted, often).not.toBe(await counter.textContent());
    await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
    const turned = async () => {
      await page.clock.runFor(1_000);
      return page.locator('[data-carousel] [aria-current="true"]').getAttribute('aria-label');
    };
    await expect.poll(turned, often).toMatch(/^Show review 2 of/);
  });
});

test('is restored with everything typed so far, with the receipt, and after it', async ({
  page,
  popup,
  leadsOf,
}) => {
  const lead = someLead();
  await popup.openFrom('Get Started Now');
  await popup.completeStep(0, lead);
  await popup.next();
  await popup.fill({ subject: lead.subject });
  await awayAndBack(page);
  await expect(popup.field('subject')).toHaveValue(lead.subject);
  await popup.completeStep(1, lead);
  await popup.next();
  await popup.completeStep(2, lead);
  await popup.send();
  await expect(popup.dialog).toContainText(REDIRECTING);
  expect(await leadsOf(lead.email)).toHaveLength(1);

  await test.step('shows the receipt without a countdown after the redirect, and stays', async () => {
    await awayAndBack(page);
    await expect(popup.dialog.getByRole('definition')).toBeVisible();
    await expect(popup.dialog).not.toContainText(REDIRECTING);
  });

  await test.step('offers nothing after a lead was sent', async () => {
    await popup.button('Stay Here').click();
    await awayAndBack(page);
    await expect(popup.dialog).toBeHidden();
    await popup.openFrom('Get Started Now');
    await expect(popup.field('name')).toHaveValue('');
  });
});
