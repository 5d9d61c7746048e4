import { coveredByChat, touchesOnManuscript } from './covered.ts';
import { expect, MOVING, test } from './support.ts';

test.use(MOVING);

/** Twice the size that browsers have from the start. */
const DOUBLE_SIZE_PX = 32;

/** How far what is written askew may reach beyond its cell: the stamp of a review. */
const ASKEW_PX = 4;

test('the page holds with text at 200 %', async ({ page }) => {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: DOUBLE_SIZE_PX } });
  await page.goto('/', { waitUntil: 'networkidle' });

  await test.step('covers no words, keeps figures and reviews in their cells and the drawn page whole', async () => {
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
      // As many as at the size that it is drawn for: no word is broken apart.
      expect(lines, `${width} px`).toEqual([4, 5]);
    }
  });

  await test.step('needs no sideways scroll, every fold open, at any width', async () => {
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
