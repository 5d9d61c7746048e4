import type { Locator, Page } from '@playwright/test';
import { expect, MOVING, often, stopClock, test, turnTab } from './support.ts';

test.use(MOVING);

const FRAME_MS = 16;

const show = (page: Page, place: string) =>
  page.locator(place).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
const pressMotion = (page: Page, place: string) =>
  page
    .locator(place)
    .getByRole('button', { name: /animation/ })
    .dispatchEvent('click');

/** Advances the stopped clock by frames, which the popup needs to open and close. */
const framesUntil = (page: Page, what: Locator, count: number) =>
  expect
    .poll(async () => {
      await page.clock.runFor(FRAME_MS);
      return what.count();
    }, often)
    .toBe(count);

/** Each way to stop motion, and its end. */
const reasons = [
  {
    when: 'out of view',
    begin: (page: Page) => show(page, '#faq'),
    end: show,
  },
  {
    when: 'in a hidden tab',
    begin: (page: Page) => turnTab(page, 'hidden'),
    end: (page: Page) => turnTab(page, 'visible'),
  },
  {
    when: 'paused',
    begin: pressMotion,
    end: pressMotion,
  },
  {
    when: 'under reduced motion',
    begin: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    end: (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
  },
  {
    when: 'behind the popup',
    begin: (page: Page) => page.locator('.header-cta:visible').dispatchEvent('click'),
    end: (page: Page) => page.keyboard.press('Escape'),
  },
] satisfies { when: string; [turn: string]: unknown }[];

test('pauses its counters when out of view or unwanted, and continues from there', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  const counter = page.locator('[data-counter="active"]');
  const count = async () => Number(await counter.getAttribute('data-count'));
  const drifting = page.locator('.particles[data-drifting]');
  await expect(drifting).toBeAttached();
  await page.clock.runFor(30_000);
  for (const { when, begin, end } of reasons) {
    await test.step(when, async () => {
      const before = await count();
      await begin(page, '#hero');
      await framesUntil(page, drifting, 0);
      await page.clock.runFor(60_000);
      expect(await count()).toBe(before);
      if (when === 'under reduced motion')
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

      await end(page, '#hero');
      await framesUntil(page, drifting, 1);
      await page.clock.runFor(60_000);
      expect(await count()).toBeLessThan(before);
    });
  }
});
