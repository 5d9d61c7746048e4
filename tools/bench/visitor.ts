import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit/s down and 0.75 up, in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** The time a finger stays down, on a mouse or on glass. */
const HELD_MS = 80;
/** Long enough for everything started by a scroll or a hover to finish. */
const LOOKS_MS = 500;
/** Longer than any press takes, so that reading the result does not disturb it. */
const ASKED_AFTER_MS = 400;

/** A mouse on a fast connection, or a finger on a phone on slow 4G. */
export type Way = 'mouse' | 'finger';

/** A first-time visitor with a quarter of this machine's speed. */
export type Visitor = {
  page: Page;
  /** Presses the middle of `target` after a pause of half a second, or at once. Returns the milliseconds to the next frame. */
  press(target: Locator, when?: 'after a look' | 'at once'): Promise<number>;
};

/** Opens `address` and waits until everything has loaded. */
export async function visit(browser: Browser, address: string, way: Way): Promise<Visitor> {
  const isFinger = way === 'finger';
  const viewport = isFinger ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, hasTouch: isFinger, isMobile: isFinger });
  const page = await context.newPage();
  await page.addInitScript(watchPresses);
  await page.goto(address, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  if (isFinger) {
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    // A synthetic touch event waits 12 to 40 ms for a frame before it is sent. A real finger does not.
    await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  return {
    page,
    async press(target, when = 'after a look') {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`There is nothing to press: ${target}`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // Does not wait for the result, which arrives only after the page has handled the event.
      const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') => {
        devtools
          .send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
          .catch(() => {});
      };
      if (when === 'after a look') await pause(LOOKS_MS);
      await page.evaluate(() => window.presses.begin());
      if (!isFinger) send('mouseMoved');
      send('mousePressed');
      await pause(HELD_MS);
      send('mouseReleased');
      await pause(ASKED_AFTER_MS);
      return page.evaluate(() => window.presses.longest());
    },
  };
}

declare global {
  interface Window {
    /** Set by `watchPresses` for `press`. */
    presses: { begin(): Promise<void>; longest(): number };
  }
}

/**
 * Runs in the page. Uses the browser's own measure (Event Timing, as in INP): from the press's time stamp
 * to the next frame, in steps of 8 ms. The longest event counts.
 */
function watchPresses(): void {
  // The shortest duration that Event Timing reports.
  const shortest = 16;
  let entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  window.presses = {
    async begin() {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      entries = [];
    },
    longest() {
      const presses = entries.filter(({ name }) => /^(pointer(down|up)|click)$/.test(name));
      return Math.max(shortest, ...presses.map(({ duration }) => duration));
    },
  };
}
