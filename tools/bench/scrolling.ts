import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { median } from './median.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const NOTCH_PX = 120;
/** Tells of tasks alone. What tells also of what is in them costs the thread a third more (decision 022). */
const TASKS = { category: 'toplevel', name: 'ThreadControllerImpl::RunTask' };
/** Far more than the page is long. */
const MOST_SCROLLS = 300;
const SWIPE = { from: 700, to: 160, step: 60 };
/** Beside the text: a finger that rests on a button would show intent. */
const SWIPE_X = 8;

/** The main thread's longest task during a scroll, in milliseconds. */
export type Scrolling = { wheel: number; touch: number };

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };
type Scroll = (page: Page, devtools: CDPSession) => Promise<void>;

/** Scrolls the page at `address` from top to bottom at a quarter of the processor's speed, by wheel and by finger: medians. */
export async function timeScrolling(browser: Browser, address: string): Promise<Scrolling> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const desk = { viewport: { width: 1440, height: 900 } };
  const [wheel, touch]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    wheel.push(await longestTaskIn(browser, address, desk, turnWheel));
    touch.push(await longestTaskIn(browser, address, phone, swipe));
  }
  return { wheel: median(wheel), touch: median(touch) };
}

async function longestTaskIn(
  browser: Browser,
  address: string,
  device: BrowserContextOptions,
  scroll: Scroll,
): Promise<number> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await browser.startTracing(page, { categories: [TASKS.category] });
  for (let scrolls = 0; !(await isAtEnd(page)); scrolls++) {
    if (scrolls === MOST_SCROLLS) throw new Error('The page did not scroll to its end.');
    await scroll(page, devtools);
  }
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return Math.round(Math.max(...taskTimes(trace.traceEvents)));
}

/**
 * The time that the thread itself spent on each task, in milliseconds; the
 * slow-down is in it. By the clock on the wall, what else runs on the machine
 * would count as the page's.
 */
function taskTimes(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const mains = new Set(main.map(threadOf));
  const tasks = events.filter((event) => event.name === TASKS.name && mains.has(threadOf(event)));
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

async function turnWheel(page: Page): Promise<void> {
  await page.mouse.wheel(0, NOTCH_PX);
  await nextFrame(page);
}

async function swipe(page: Page, devtools: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: SWIPE_X, y }],
    });
  await touch('touchStart', SWIPE.from);
  for (let y = SWIPE.from - SWIPE.step; y >= SWIPE.to; y -= SWIPE.step) {
    await touch('touchMove', y);
    await nextFrame(page);
  }
  await touch('touchEnd');
}

/** Until what a scroll asked for is on the screen. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
}
