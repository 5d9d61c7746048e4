import type { Page } from '@playwright/test';
import { someLead } from '../support/popup.ts';
import { expect, isPainted, leaveByTheTop, often, stopClock, test, turnTab, words } from './support.ts';

const EXIT_TITLE = "Wait! Don't Miss Out on Expert Help";

/** Moves the pointer into the page and out of it at the given point. */
async function leaveAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(700, 450);
  await page.mouse.move((700 + x) / 2, (450 + y) / 2);
  await page.mouse.move(x, y);
}

/** Requests for the form's scripts since the page opened. */
let asked: string[] = [];

test.beforeEach(async ({ page }) => {
  page.on('framenavigated', () => {
    asked = [];
  });
  page.on('request', (request) => {
    if (request.url().includes('/hydrate.')) asked.push(request.url());
  });
  await page.goto('/');
  await isPainted(page);
});

test('opens once a visit, also across reloads, not while the popup is open, and again if a reload hid it', async ({
  page,
  popup,
}) => {
  // The page unloads and returns. It waited for a cancelled exit, which did not happen.
  await page.reload();
  await isPainted(page);
  await popup.openFrom('Get Started Now');
  await leaveByTheTop(page);
  await expect(popup.dialog.getByRole('heading')).toHaveText('Get Your Assignment Done by Experts');
  await page.keyboard.press('Escape');
  await expect(popup.dialog).toBeHidden();
  // That did not count as shown.
  await leaveByTheTop(page);
  await expect(popup.dialog.getByRole('heading')).toHaveText(EXIT_TITLE);
  await page.keyboard.press('Escape');
  await leaveByTheTop(page);
  await expectNoPopup(page);
  await page.reload();
  await isPainted(page);
  await leaveByTheTop(page);
  await expectNoPopup(page);
});

test('does not open from a browser list over the page, at another edge, or for a pointer from the toolbar', async ({
  page,
  popup,
  leadsOf,
}) => {
  await test.step('a list', async () => {
    await page.locator('main').evaluate((main) => {
      const list = document.createElement('select');
      list.append(new Option('One'));
      main.prepend(list);
      list.focus();
    });
    await leaveByTheTop(page);
    await expectNoPopup(page);
    await page.locator('main > select').evaluate((list) => list.remove());
  });
  for (const [side, x, y] of [
    ['left', -5, 450],
    ['right', 1445, 450],
    ['bottom', 700, 905],
    ['left near the top', -5, 12],
  ] as const) {
    await test.step(side, async () => {
      await leaveAt(page, x, y);
      await expectNoPopup(page);
    });
  }
  await page.mouse.move(700, 4);
  await page.mouse.move(700, -5);
  await expectNoPopup(page);

  await test.step('then it opens the popup with its own text, and stores its own source', async () => {
    const lead = someLead();
    await leaveByTheTop(page);
    await expect(popup.dialog.getByRole('heading')).toHaveText(EXIT_TITLE);
    await expect(popup.dialog).toContainText(
      'Before you go, let us help you with your assignment. Get a free quote in under 2 minutes!',
    );
    await popup.complete(lead);
    await popup.send();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    expect(await leadsOf(lead.email)).toMatchObject([
      { source_title: 'Exit Intent', trigger_type: 'exit_intent' },
    ]);
  });
});

test('does not open after a press on a phone or email link, and waits on unload for a cancelled exit', async ({
  page,
  popup,
}) => {
  await stopClock(page);
  for (const href of ['tel:+442079460958', 'mailto:help@marginly.example']) {
    await test.step(href, async () => {
      await page.locator('main').evaluate((main, href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        main.prepend(link);
        Object.assign(window, { unloads: false });
        // Chromium announces an unload, and then starts another program.
        addEventListener('beforeunload', () => Object.assign(window, { unloads: true }), { once: true });
      }, href);
      await page.getByRole('link', { name: href }).dispatchEvent('click');
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'unloads')), often).toBe(true);
      await page.clock.runFor(10_000);
      await expectNoPopup(page);
    });
  }
  // The next press shows that the link did not leave the page.
  await page.keyboard.press('Shift');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.clock.resume();
  await expect(popup.dialog.getByRole('heading')).toHaveText(EXIT_TITLE);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('opens after 5000 ms away from the tab, and not after 4000 ms', async ({ page, popup }) => {
    await stopClock(page);
    const goAway = async (ms: number) => {
      await turnTab(page, 'hidden');
      await page.clock.fastForward(ms);
      await turnTab(page, 'visible');
    };
    await goAway(4_000);
    await page.clock.runFor(1_000);
    await expectNoPopup(page);
    await goAway(5_000);
    await page.clock.resume();
    await expect(popup.dialog.getByRole('heading')).toHaveText(EXIT_TITLE);
    await expect(popup.dialog).toHaveAccessibleDescription(words.popup.subtitles.cameBack);
  });
});

/** Exit intent opens nothing before the form loads. If the form is missing, it was not requested. */
async function expectNoPopup(page: Page): Promise<void> {
  // After a round trip, all earlier requests of the page are known.
  await page.request.get('/healthz');
  const isReady = (await page.locator('#lead-form[data-ready]').count()) > 0;
  if (!isReady) expect(asked).toEqual([]);
  await expect(page.getByRole('dialog')).toBeHidden();
}
