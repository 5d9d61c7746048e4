import type { Page } from '@playwright/test';
import { expect, MOVING, often, stopClock, test, turnTab, words } from './support.ts';

test.use(MOVING);

const ADVANCE_MS = 5_000;

const { carousel: carouselWords } = words.testimonials;

/** The carousel in view, with its script loaded and a clock that runs on demand. */
async function openCarousel(page: Page, direction: 'ltr' | 'rtl' = 'ltr') {
  await page.addInitScript((dir) => {
    document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', dir));
  }, direction);
  await stopClock(page);
  await page.goto('/');
  const carousel = page.getByRole('region', { name: carouselWords.label });
  await carousel.scrollIntoViewIfNeeded();
  const button = (name: string) => carousel.getByRole('button', { name, exact: true });
  // It is set up in idle time.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(button(carouselWords.next)).toBeVisible({ timeout: 100 });
  }).toPass();
  // Observers run in order, so when this one runs, the carousel's own has run.
  await carousel.evaluate((seen) => new Promise((told) => new IntersectionObserver(told).observe(seen)));
  const current = carousel.locator('[aria-current="true"]');

  return {
    carousel,
    button,
    /** The number of the slide that the dots show. */
    async slide(): Promise<number> {
      const label = await current.getAttribute('aria-label');
      return Number(/\d+/.exec(label ?? '')?.[0]);
    },
    turns: (times: number) => page.clock.runFor(times * ADVANCE_MS),
    /** Moves the mouse away from the carousel. */
    leave: () => page.mouse.move(5, 5),
  };
}

test('advances every 5 seconds, loops, and pauses while a visitor looks at it or leaves', async ({
  page,
}) => {
  const { carousel, button, slide, turns, leave } = await openCarousel(page);
  expect(await slide()).toBe(1);
  await page.clock.runFor(ADVANCE_MS - 1_000);
  expect(await slide()).toBe(1);
  await page.clock.runFor(1_000);
  expect(await slide()).toBe(2);
  await turns(7);
  expect(await slide()).toBe(1);

  await test.step('does not announce automatic slides, but announces each one a visitor asks for', async () => {
    await expect(carousel.locator('[aria-live="off"]')).toBeVisible();
    await button(carouselWords.next).focus();
    await expect(carousel.locator('[aria-live="polite"]')).toBeVisible();
  });

  await test.step('pauses while focused or hovered, and then continues', async () => {
    await turns(3);
    expect(await slide()).toBe(1);
    await button(carouselWords.next).blur();
    await turns(1);
    expect(await slide()).toBe(2);

    await carousel.hover();
    await turns(3);
    expect(await slide()).toBe(2);
    await leave();
    await turns(1);
    expect(await slide()).toBe(3);
  });

  await test.step('turns with the arrow keys in the text’s direction, left to right', async () => {
    await button(carouselWords.next).focus();
    await page.keyboard.press('ArrowRight');
    expect(await slide()).toBe(4);
    await page.keyboard.press('ArrowLeft');
    expect(await slide()).toBe(3);
    await button(carouselWords.next).blur();
  });

  await test.step('pauses in a hidden tab', async () => {
    await turnTab(page, 'hidden');
    await turns(3);
    expect(await slide()).toBe(3);
    await turnTab(page, 'visible');
    await turns(1);
    expect(await slide()).toBe(4);
  });

  await test.step('jumps to the slide of a pressed dot, and restarts its five seconds', async () => {
    await page.clock.runFor(ADVANCE_MS - 1_000);
    await button('Show review 6 of 8').click();
    expect(await slide()).toBe(6);
    await button('Show review 6 of 8').blur();
    await leave();
    await page.clock.runFor(ADVANCE_MS - 1_000);
    expect(await slide()).toBe(6);
    await turns(1);
    expect(await slide()).toBe(7);
  });

  await test.step('pauses while all motion is paused', async () => {
    await button(words.hero.motion.pause).click();
    await button(words.hero.motion.play).blur();
    await leave();
    await turns(3);
    expect(await slide()).toBe(7);
  });

  await test.step('shows 1 slide on a phone, 2 on a tablet and 3 on a desktop', async () => {
    const first = carousel.locator('[aria-roledescription="slide"]').first();
    for (const [width, slides] of [
      [1440, 3],
      [800, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [one, all] = await Promise.all([first.boundingBox(), first.locator('..').boundingBox()]);
      expect(Math.round((all?.width ?? 0) / (one?.width ?? 1)), `${width} px`).toBe(slides);
    }
  });
});

test('does not advance under reduced motion, and turns with the arrow keys right to left', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { carousel, button, slide, turns } = await openCarousel(page, 'rtl');
  await turns(3);
  expect(await slide()).toBe(1);
  await expect(carousel.locator('[aria-live="polite"]')).toBeVisible();

  await button(carouselWords.next).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await slide()).toBe(2);
  await page.keyboard.press('ArrowRight');
  expect(await slide()).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('turns with a swipe', async ({ page }) => {
    const { carousel, slide } = await openCarousel(page);
    const box = await carousel.locator('blockquote').first().boundingBox();
    const y = (box?.y ?? 0) + 40;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', 320);
    for (const x of [280, 220, 160, 100, 60]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(slide, often).toBe(2);
  });
});
