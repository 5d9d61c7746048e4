import type { Browser, CDPSession, Page } from '@playwright/test';

/** How long a page lives, where nobody says otherwise. */
const PAGE_LIFE_S = 600;
const SAMPLE_S = 30;
const PHONE = { width: 390, height: 844 };
const SCROLL_PX = 600;

/** What a page holds once garbage is collected: its JavaScript heap in KB, DOM nodes, event listeners. */
export type Held = { second: number; heapKb: number; nodes: number; listeners: number };

/**
 * Lets the page at `address` live for `seconds` while somebody uses it. Gives what
 * it held after the first round of use, at intervals, and at the end.
 */
export async function watchPageMemory(
  browser: Browser,
  address: string,
  seconds = PAGE_LIFE_S,
): Promise<Held[]> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await visit(page);

  const begin = performance.now();
  const now = () => (performance.now() - begin) / 1000;
  const samples = [await heldBy(devtools, 0)];
  while (now() < seconds) {
    const next = Math.min(seconds, samples.length * SAMPLE_S);
    while (now() < next) await visit(page);
    samples.push(await heldBy(devtools, Math.round(now())));
  }
  await context.close();
  return samples;
}

/**
 * One round of what visitors do: all the way down, the carousel, a question, up again, the menu, the popup.
 * Nothing is typed: the browser keeps a node for each undo, on a bare page just so.
 */
async function visit(page: Page): Promise<void> {
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  for (let y = 0; y < length; y += SCROLL_PX) await page.mouse.wheel(0, SCROLL_PX);
  await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
  for (let turn = 0; turn < 3; turn++) await page.getByRole('button', { name: 'Next review' }).click();
  const question = page.locator('#faq summary').first();
  await question.click();
  await question.click();
  for (let y = 0; y < length; y += SCROLL_PX) await page.mouse.wheel(0, -SCROLL_PX);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  await page.keyboard.press('Escape');
}

async function heldBy(devtools: CDPSession, second: number): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    second,
    heapKb: Math.round(of('JSHeapUsedSize') / 1024),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}
