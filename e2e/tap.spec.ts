import type { Page } from '@playwright/test';
import { type Popup, someLead } from '../testing/popup.ts';
import { expect, formIsReady, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page, popup }) => {
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await formIsReady(page);
});

/** A finger on Next, as the browser's own tools send one. */
async function fingerOnNext(page: Page, popup: Popup) {
  const devtools = await page.context().newCDPSession(page);
  const box = await popup.button('Next').boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: () => send('touchStart', [middle]),
    /** To the left: to the right leads back to the page before. */
    swipe: () => send('touchMove', [{ x: (box?.x ?? 0) - 8, y: middle.y }]),
    up: () => send('touchEnd', []),
  };
}

test('a tap clicks once, before any mouse is made of it', async ({ popup }) => {
  const lead = someLead();
  await popup.completeStep(0, lead);
  const heard = await popup.dialog.evaluateHandle((dialog) => {
    const types: string[] = [];
    for (const type of ['touchend', 'mousedown', 'click']) {
      dialog.addEventListener(type, () => types.push(type), true);
    }
    return types;
  });
  await popup.button('Next').tap();
  await expect(popup.field('subject')).toBeFocused();
  expect(await heard.jsonValue()).toEqual(['touchend', 'click']);
  await popup.completeStep(1, lead);
  await popup.button('Previous').tap();
  await expect(popup.field('name')).toHaveValue(lead.name);
});

test('the second tap of a double one on Next presses nothing', async ({ page, popup }) => {
  const lead = someLead();
  await popup.completeStep(0, lead);
  const finger = await fingerOnNext(page, popup);
  for (let taps = 0; taps < 2; taps++) {
    await finger.down();
    await finger.up();
  }
  await expect(popup.button('Previous')).toBeVisible();
  await expect(popup.dialog.getByRole('alert')).toHaveCount(0);
});

test('a finger that swipes presses nothing', async ({ page, popup }) => {
  await popup.completeStep(0, someLead());
  const finger = await fingerOnNext(page, popup);
  await finger.down();
  await finger.swipe();
  await finger.up();
  await expect(popup.field('name')).toBeVisible();
  await finger.down();
  await finger.up();
  await expect(popup.field('subject')).toBeFocused();
});

test('a finger that slides off where nothing scrolls presses nothing', async ({ popup }) => {
  await popup.completeStep(0, someLead());
  // Chromium takes every slide for a swipe; other browsers tell of it so.
  await popup.button('Next').evaluate((target) => {
    const finger = new Touch({ identifier: 1, target, clientX: 5, clientY: 5 });
    target.dispatchEvent(
      new TouchEvent('touchend', { bubbles: true, cancelable: true, changedTouches: [finger] }),
    );
  });
  await expect(popup.field('name')).toBeVisible();
});

test('a tap on the last step sends', async ({ popup, leadsOf }) => {
  const lead = someLead();
  await popup.complete(lead);
  await popup.button('Get My Quote').tap();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  expect(await leadsOf(lead.email)).toHaveLength(1);
});
