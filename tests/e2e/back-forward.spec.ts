import type { Page } from '@playwright/test';
import { findBrowser, QUIET_FLAGS } from '../support/browser.ts';
import { expect, MOVING, often, seemPerson, test } from './support.ts';

// Playwright turns the cache off.
test.use({
  ...MOVING,
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

test('a page that moves is restored unchanged, and its motion continues', async ({ page, popup }) => {
  // Counting does not keep a page out of the cache.
  await seemPerson(page);
  await page.goto('/');
  await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-carousel]')).toHaveAttribute('data-ready', '');
  await page.locator('#hero').scrollIntoViewIfNeeded();
  // By chance, a counter may not change for several ticks.
  await page.evaluate(() => {
    Math.random = () => 0.99;
  });
  await awayAndBack(page);
  // A returning visitor is offered help, with its own text.
  await expect(popup.dialog.getByRole('heading')).toHaveText("Wait! Don't Miss Out on Expert Help");
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
