import type { Browser, Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;

/** Milliseconds from the click on the hero's button to the painted dialog, first in a fresh browser context, then again. */
export type Opening = { cold: number; warm: number };

/** Opens the popup twice, with a mouse, at a quarter of the processor's speed. */
export async function timePopupOpening(browser: Browser, address: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const cold = await timeOneOpening(page);
  await page.keyboard.press('Escape');
  const warm = await timeOneOpening(page);
  await context.close();
  return { cold, warm };
}

/** The browser's own figure (Event Timing, as in INP): from the click's time stamp to the next frame on the screen, by 8 ms. */
async function timeOneOpening(page: Page): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const click = list.getEntries().find(({ name }) => name === 'click');
          if (!click) return;
          observer.disconnect();
          resolve(click.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      }),
  );
  const box = await page.getByRole('button', { name: 'Get Started Now' }).first().boundingBox();
  if (!box) throw new Error('The hero has no button to press.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const duration = await painted;
  if (!(await page.getByRole('dialog').isVisible())) throw new Error('The click did not open the popup.');
  return duration;
}
