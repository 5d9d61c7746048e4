import type { Page } from '@playwright/test';

/** What a page does by itself: timers that wait, frames that it asked for, CSS animations that play. */
export type Running = { timers: number; frames: number; animations: number };

type Counted = Window & { running: () => Running };

/** Has each page that is opened from now on count what runs in it, for `running`. */
export async function countWhatRuns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const frames = new Set<number>();

    for (const [begin, end, live, isOnce] of [
      ['setInterval', 'clearInterval', timers, false],
      ['setTimeout', 'clearTimeout', timers, true],
      ['requestAnimationFrame', 'cancelAnimationFrame', frames, true],
    ] as const) {
      const start = window[begin] as (callback: (...given: unknown[]) => void, ...rest: unknown[]) => number;
      const stop = window[end];
      Object.assign(window, {
        [begin]: (callback: (...given: unknown[]) => void, ...rest: unknown[]) => {
          const id = start(
            (...given) => {
              if (isOnce) live.delete(id);
              callback(...given);
            },
            ...rest,
          );
          live.add(id);
          return id;
        },
        [end]: (id: number) => {
          live.delete(id);
          stop(id);
        },
      });
    }

    const playing = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    Object.assign(window, {
      running: () => ({ timers: timers.size, frames: frames.size, animations: playing().length }),
    });
  });
}

/** What runs in the page at this moment. */
export function running(page: Page): Promise<Running> {
  return page.evaluate(() => (window as unknown as Counted).running());
}
