import type { Browser } from '@playwright/test';
import { popupOn, someLead } from '../../tests/support/popup.ts';
import { median } from './median.ts';
import { visit, type Way } from './visitor.ts';

const RUNS = 15;
/** The widest window that has the menu's button. */
const MENU_VIEWPORT = { width: 768, height: 900 };

/** Milliseconds by what was pressed. */
export type Times = Record<string, number>;

/** How long a visitor waits for the next frame after each press, at a quarter of this machine's speed: medians. */
export async function timeInteractions(browser: Browser, address: string, way: Way): Promise<Times> {
  const runs: Times[] = [];
  for (let run = 0; run < RUNS; run++)
    runs.push({
      ...(await onePopup(browser, address, way)),
      ...(await onePage(browser, address, way)),
      ...(await oneMenu(browser, address, way)),
    });
  const [first = {}] = runs;
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );
}

/** The first thing that a visitor does here is to open the popup. */
async function onePopup(browser: Browser, address: string, way: Way): Promise<Times> {
  const visitor = await visit(browser, address, way);
  const { page, press } = visitor;
  const popup = popupOn(page);
  const lead = someLead();
  const opener = page.locator('#hero').getByRole('button', { name: 'Get Started Now' });

  const cold = await press(opener);
  const formReady = await visitor.formReady();
  await popup.completeStep(0, lead);
  const next = await press(popup.button('Next'));
  await popup.completeStep(1, lead);
  const nextAgain = await press(popup.button('Next'));
  const back = await press(popup.button('Previous'));
  const close = await press(popup.dialog.getByRole('button', { name: 'Close' }));
  const warm = await press(opener);
  await visitor.leave();
  return {
    'hero click → dialog visible, cold': cold,
    'hero click → dialog visible, warm': warm,
    'hero click → form ready, cold': formReady,
    'Next → step 2': next,
    'Next → step 3': nextAgain,
    'Previous → step 2': back,
    'close the popup': close,
  };
}

async function onePage(browser: Browser, address: string, way: Way): Promise<Times> {
  const visitor = await visit(browser, address, way);
  const { page, press } = visitor;
  await page.locator('#long-form').scrollIntoViewIfNeeded();
  const readMore = await press(page.locator('#long-form').getByText('Read More'));
  const question = await press(page.locator('#faq summary').first());
  const carousel = page.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  await page.locator('[data-carousel][data-ready]').waitFor();
  const turn = await press(carousel.getByRole('button', { name: 'Next review' }));
  await visitor.leave();
  return { 'long form': readMore, 'FAQ: a question': question, 'carousel: next': turn };
}

async function oneMenu(browser: Browser, address: string, way: Way): Promise<Times> {
  const visitor = await visit(browser, address, way, way === 'mouse' ? MENU_VIEWPORT : undefined);
  const open = await visitor.press(visitor.page.getByRole('button', { name: 'Menu' }));
  const close = await visitor.press(visitor.page.getByRole('button', { name: 'Menu' }));
  await visitor.leave();
  return { 'menu: open': open, 'menu: close': close };
}
