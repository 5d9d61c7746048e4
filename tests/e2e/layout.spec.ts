import type { Page } from '@playwright/test';
import { coveredByChat, touchesOnManuscript } from './covered.ts';
import { expect, MOVING, test } from './support.ts';

test.use(MOVING);

const HEADER_BUTTON = '[data-lead-source="Header - Mobile Get Started Button"]';

/** The number of lines of a text. */
const linesOf = (page: Page, place: string) =>
  page.locator(place).evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
  });

test('the first view fits at every width', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });

  await test.step('the headline takes three lines beside the drawn page, and the buttons are above the fold', async () => {
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

  await test.step('the chat and the drawn page’s notes cover no text, and no address is broken', async () => {
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('.chat-link')).toBeVisible();
      expect(await coveredByChat(page), `${width} px`).toEqual([]);
      expect(await touchesOnManuscript(page), `${width} px`).toEqual([]);
      expect(await linesOf(page, '.footer [href^="mailto:"]'), `${width} px`).toBe(1);
    }
  });

  await test.step('on a phone "Get Started" is always in the header, with a price and a proof in one line below the buttons', async () => {
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

/** Twice the browsers' default size. */
const DOUBLE_SIZE_PX = 32;

/** The most that a rotated text may reach beyond its cell: a review's stamp. */
const ASKEW_PX = 4;

test('the page works with text at 200 %', async ({ page }) => {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: DOUBLE_SIZE_PX } });
  await page.goto('/', { waitUntil: 'networkidle' });

  await test.step('covers no text, keeps figures and reviews in their cells, and shows the whole drawn page', async () => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await coveredByChat(page), `${width} px`).toEqual([]);
      expect(await touchesOnManuscript(page), `${width} px`).toEqual([]);
      const leaving = await page
        .locator('.figure, .carousel-slide')
        .evaluateAll(
          (cells, askew) =>
            cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + askew).length,
          ASKEW_PX,
        );
      expect(leaving, `${width} px`).toBe(0);
      const lines = await page
        .locator('#hero .manuscript-text')
        .evaluateAll((texts) =>
          texts.map((text) =>
            Math.round(
              text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
            ),
          ),
        );
      // As many lines as at the designed size, so no word is broken.
      expect(lines, `${width} px`).toEqual([4, 5]);
    }
  });

  await test.step('needs no sideways scroll at any width with every section open', async () => {
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
      expect(sizes).toEqual({ scrollWidth: width, clientWidth: width, text: `${DOUBLE_SIZE_PX}px` });
    }
  });
});
