import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit/s down and 0.75 up, in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Event Timing tells of nothing shorter; a press that it does not tell of in time took less. */
const SHORTEST_MS = 16;
const TOLD_WITHIN_MS = 500;
/** How long a finger stays, on a mouse as on glass. Let go at once, its coming and going would fall into one frame. */
const HELD_MS = 80;
/** Nobody presses what has only just come into view: what a scroll starts is over by then. */
const LOOKS_MS = 500;
/** Longer than any press takes: to ask earlier would be work for the page while it answers. */
const ASKED_AFTER_MS = 250;

/** How a visitor comes: a mouse on a desk with a fast line, or a finger on a phone on slow 4G. */
export type Way = 'mouse' | 'touch';

/** A visitor with a quarter of this machine's speed, in a browser that has never been here. */
export type Visitor = {
  page: Page;
  /** Presses the middle of `target` and gives the milliseconds until the next frame is on the screen. */
  press(target: Locator): Promise<number>;
  /** The milliseconds from the first press to a form that React answers for. */
  formReady(): Promise<number>;
  leave(): Promise<void>;
};

/** Sends a visitor to `address`, who waits until everything is loaded before anything is pressed. */
export async function visit(
  browser: Browser,
  address: string,
  way: Way,
  viewport = way === 'touch' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
): Promise<Visitor> {
  const isTouch = way === 'touch';
  const context = await browser.newContext({ viewport, hasTouch: isTouch, isMobile: isTouch });
  const page = await context.newPage();
  await page.addInitScript(watchPresses, { shortest: SHORTEST_MS, toldWithin: TOLD_WITHIN_MS });
  await page.goto(address, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  if (isTouch) {
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return {
    page,
    press: (target) => press(page, target, isTouch ? fingerOn(devtools) : mouseOn(page)),
    formReady: () => page.evaluate(() => window.presses.formReady()),
    leave: () => context.close(),
  };
}

/**
 * The browser's own figure (Event Timing, as in INP): from the time stamp of the
 * press to the next frame on the screen, in steps of 8 ms; the longest event counts.
 */
async function press(page: Page, target: Locator, pointer: Pointer): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await pause(LOOKS_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${target}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // A hand arrives before it presses: what the arrival starts is over, or is part of what is measured.
  await pointer.arrive(x, y);
  await page.evaluate(() => window.presses.begin());
  await pointer.down(x, y);
  await pause(HELD_MS);
  await pointer.up(x, y);
  await pause(ASKED_AFTER_MS);
  return page.evaluate(() => window.presses.end());
}

type Pointer = {
  arrive(x: number, y: number): Promise<unknown>;
  down(x: number, y: number): Promise<unknown>;
  up(x: number, y: number): Promise<unknown>;
};

function mouseOn({ mouse }: Page): Pointer {
  return { arrive: (x, y) => mouse.move(x, y), down: () => mouse.down(), up: () => mouse.up() };
}

/**
 * A finger is not there before it touches. It is a mouse whose events the browser turns
 * into touches, as in its own device toolbar: a touch that is sent as one gets its time
 * stamp first, and then waits for the page's next frame, 12 to 40 ms that no finger waits.
 */
function fingerOn(devtools: CDPSession): Pointer {
  // No answer comes before the visitor leaves: the page sees no mouse.
  const send = async (type: 'mousePressed' | 'mouseReleased', x: number, y: number) => {
    devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }).catch(() => {});
  };
  return {
    arrive: () => Promise.resolve(),
    down: (x, y) => send('mousePressed', x, y),
    up: (x, y) => send('mouseReleased', x, y),
  };
}

declare global {
  interface Window {
    /** Left by `watchPresses` for `press`. */
    presses: { begin(): Promise<void>; end(): Promise<number>; formReady(): Promise<number> };
  }
}

/** Runs in the page. */
function watchPresses({ shortest, toldWithin }: { shortest: number; toldWithin: number }): void {
  let told: PerformanceObserverEntryList[] = [];
  let clicked = Promise.withResolvers<void>();
  // To look into what is told is work for the page: that waits until the press is over.
  const observer = new PerformanceObserver((list) => told.push(list));
  observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  const entriesOf = (names: RegExp) =>
    told.flatMap((list) => list.getEntries()).filter(({ name }) => names.test(name));
  let firstClick = Number.NaN;
  const onClick = ({ timeStamp }: Event) => {
    firstClick ||= timeStamp;
    clicked.resolve();
  };
  addEventListener('click', onClick, true);
  const ready = new Promise<number>((resolve) => {
    new MutationObserver((_, own) => {
      if (!document.querySelector('#lead-form[data-ready]')) return;
      own.disconnect();
      resolve(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  });
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  window.presses = {
    async begin() {
      await painted();
      told = [];
      clicked = Promise.withResolvers();
    },
    async end() {
      await clicked.promise;
      const latest = performance.now() + toldWithin;
      while (entriesOf(/^click$/).length === 0 && performance.now() < latest) await painted();
      const entries = entriesOf(/^(pointer(down|up)|click)$/);
      return Math.max(shortest, ...entries.map(({ duration }) => duration));
    },
    formReady: async () => (await ready) - firstClick,
  };
}
