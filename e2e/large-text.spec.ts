import { findWindowlessBrowser, QUIET_FLAGS } from '../testing/browser.ts';
import { expect, test } from './support.ts';

/** Twice the size that browsers have from the start. */
const DOUBLE_SIZE = '--blink-settings=defaultFontSize=32';

test.use({ launchOptions: { executablePath: findWindowlessBrowser(), args: [...QUIET_FLAGS, DOUBLE_SIZE] } });

test('needs no sideways scroll with text at 200 %, every fold open, at any width', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth, text: getComputedStyle(document.documentElement).fontSize };
    });
    expect(sizes).toEqual({ scrollWidth: width, clientWidth: width, text: '32px' });
  }
});
