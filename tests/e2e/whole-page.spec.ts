import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, often, test } from './support.ts';

/** Words that stand open on the page. Of the carousel only the first slide is in view at every width. */
const WORDS =
  ':is(#hero, .section, .footer) :is(h1, h2, h3, p, dt, dd):not(.carousel-slide + .carousel-slide *)';
/** Ink differs from its paper by more than this, of 255. */
const LEAST_CONTRAST = 40;

type Box = { text: string; left: number; top: number; width: number; height: number };

/** Where the page's words stand, in pixels from the top left of the whole page. */
function wordsOn(page: Page): Promise<Box[]> {
  return page.locator(WORDS).evaluateAll((elements) =>
    elements
      // On a phone most cards of a row to swipe stand beside the screen.
      .filter((element) => element.getBoundingClientRect().left < innerWidth)
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const text = element.textContent?.trim().slice(0, 40) ?? '';
        return { text, left: left + scrollX, top: top + scrollY, width, height };
      }),
  );
}

/** Those of `boxes` that `picture` shows as one plain area. */
async function blankIn(picture: Buffer, boxes: readonly Box[]): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isBlank = ({ left, top, width, height }: Box) => {
    const paper = data[Math.floor(top) * info.width + Math.max(0, Math.floor(left))] ?? 0;
    for (let y = Math.floor(top); y < Math.min(top + height, info.height); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(left + width, info.width); x++)
        if (Math.abs((data[y * info.width + x] ?? paper) - paper) > LEAST_CONTRAST) return false;
    return true;
  };
  return boxes.filter(isBlank).map(({ text }) => text);
}

/** How many sections still wait to be laid out. It happens by itself, one a frame, after the first paint. */
function countUnlaid(page: Page): Promise<number> {
  return page
    .locator('.section, .footer')
    .evaluateAll(
      (sections) => sections.filter((it) => getComputedStyle(it).contentVisibility === 'auto').length,
    );
}

for (const width of [390, 768, 1440, 1920]) {
  test(`at ${width} px a picture of the full page shows all of its words, and no scroll makes it longer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await expect.poll(() => countUnlaid(page), often).toBe(0);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await length();
    const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 90 });
    const words = await wordsOn(page);
    expect(words.length).toBeGreaterThan(100);
    expect(await blankIn(picture, words)).toEqual([]);

    for (const section of await page.locator('.section, .footer').all())
      await section.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('[data-carousel]')).toHaveAttribute('data-ready', '');
    expect(await length()).toBe(before);
  });
}
