import type { Page } from '@playwright/test';
import { coveredByChat, touchesOnManuscript } from './covered.ts';
import { expect, MOVING, test } from './support.ts';

test.use(MOVING);

const HEADER_BUTTON = '[data-lead-source="Header - Mobile Get Started Button"]';

/** Of a text, how many lines it takes. */
const linesOf = (page: Page, place: string) =>
  page.locator(place).evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
  });

test('the first view holds at every width', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });

  await test.step('the headline takes three lines beside the drawn page, and the buttons stand above the fold', async () => {
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await linesOf(page, '#hero h1'), `${width} px`).toBeLessThanOrEqual(3);
      const box = await page.locator('.hero-proof').boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(height);
    }
  });

  await test.step('the chat and the notes of the drawn page cover no words, and no address is broken', async () => {
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('.chat-link')).toBeVisible();
      expect(await coveredByChat(page), `${width} px`).toEqual([]);
      expect(await touchesOnManuscript(page), `${width} px`).toEqual([]);
      expect(await linesOf(page, '.footer [href^="mailto:"]'), `${width} px`).toBe(1);
    }
  });

  await test.step('on a phone "Get Started" stands in the header at all times, and a price and a proof in one line below the buttons', async () => {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (const place of ['#hero', '#services', 'footer']) {
        await page.locator(place).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
        await expect(page.locator(HEADER_BUTTON)).toBeInViewport({ ratio: 1 });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.hero-proof')).toHaveText('From $12/page · 4.8/5 this year · Free quote');
    expect(await linesOf(page, '.hero-proof')).toBe(1);
  });
});
