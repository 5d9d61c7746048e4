import type { Browser, Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;

/** Milliseconds from a press on the hero's button to the painted dialog, first in a fresh browser context, then again. */
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

async function timeOneOpening(page: Page): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const dialog = document.querySelector('dialog');
        if (!dialog) throw new Error('The page has no dialog.');
        let pressedAt = 0;
        const onPress = ({ timeStamp }: Event) => {
          pressedAt = timeStamp;
        };
        document.addEventListener('pointerdown', onPress, { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (!dialog.open) return;
          observer.disconnect();
          // A task after the frame's callbacks runs once that frame has been handed to the screen.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        });
        observer.observe(dialog, { attributes: true, attributeFilter: ['open'] });
      }),
  );
  const box = await page.getByRole('button', { name: 'Get Started Now' }).first().boundingBox();
  if (!box) throw new Error('The hero has no button to press.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return painted;
}
