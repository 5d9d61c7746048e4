import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { testimonials } from '../../site/content/en/testimonials.ts';
import { findWindowlessBrowser, QUIET_FLAGS } from '../../tests/support/browser.ts';
import { popupOn, someLead } from '../../tests/support/popup.ts';
import { type Line, median, type Section } from './report.ts';
import { temporarySite } from './site.ts';
import { type Visitor, visit, type Way } from './visitor.ts';

const RUNS = 3;
/** People perceive a response within a tenth of a second as immediate. */
const MOST_MS = 100;
/** The first press of a visitor who does not pause first, so nothing is preloaded. */
const MOST_AT_ONCE_COLD_MS = 150;
const HERO = 'hero press → dialog visible';
const COLD = `${HERO}, cold`;
const WARM = `${HERO}, warm`;
/**
 * With developer tools, the first `Error` in a module makes V8 parse it again for line numbers: 40 ms
 * in React, which creates one when it starts. Visitors do not wait for that.
 */
const NO_SECOND_PARSE = '--js-flags=--no-enable-lazy-source-positions';

/** Milliseconds by press. */
type Times = Record<string, number>;

/** Measures the time to the next frame after each press, as medians. */
export async function measurePresses(): Promise<Section[]> {
  const site = await temporarySite();
  const browser = await chromium.launch({
    executablePath: findWindowlessBrowser(),
    args: [...QUIET_FLAGS, NO_SECOND_PARSE],
  });
  const lines: Line[] = [];
  try {
    for (const way of ['mouse', 'finger'] as const)
      lines.push(...(await linesOf(browser, site.address, way)));
  } finally {
    await browser.close();
    await site.stop();
  }
  const method = `Chromium at a quarter of this machine's speed, medians of ${RUNS}: from the press to the next frame, as the browser measures it (Event Timing, in steps of 8 ms). A mouse at 1440 px on a fast connection; a finger at 390 px on slow 4G. The visitor pauses for half a second before each press, except with "at once". Cold is the first press of a first visit.`;
  return [{ title: 'Presses', method, lines }];
}

async function linesOf(browser: Browser, address: string, way: Way): Promise<Line[]> {
  const runs: Times[] = [];
  for (let run = 0; run < RUNS; run++) {
    const times: Times = {};
    for (const part of [atOnce, inPopup, onPage]) {
      const visitor = await visit(browser, address, way);
      Object.assign(times, await part(visitor));
      await visitor.page.context().close();
    }
    runs.push(times);
  }
  const names = Object.keys(runs[0] ?? {});
  const times = names.map((what) => ({ what, ms: median(runs.map((run) => run[what] ?? Number.NaN)) }));
  const [heroes = [], others = []] = [true, false].map((isHero) =>
    times.filter(({ what }) => what.startsWith(HERO) === isHero),
  );
  const slowest = others.toSorted((one, other) => other.ms - one.ms).slice(0, 2);
  return [...heroes, ...slowest].map(({ what, ms }) => ({
    what: `${way}: ${what}`,
    measured: ms,
    most: what === `${COLD}, at once` ? MOST_AT_ONCE_COLD_MS : MOST_MS,
    unit: 'ms',
  }));
}

async function atOnce({ page, press }: Visitor): Promise<Times> {
  const times: Times = {};
  times[`${COLD}, at once`] = await press(opener(page), 'at once');
  await press(popupOn(page).dialog.getByRole('button', { name: 'Close' }));
  times[`${WARM}, at once`] = await press(opener(page), 'at once');
  return times;
}

async function inPopup({ page, press }: Visitor): Promise<Times> {
  const popup = popupOn(page);
  const lead = someLead();
  const times: Times = {};
  times[COLD] = await press(opener(page));
  await page.locator('#lead-form[data-ready]').waitFor();
  await popup.completeStep(0, lead);
  times['Next → step 2'] = await press(popup.button('Next'));
  await popup.completeStep(1, lead);
  times['Next → step 3'] = await press(popup.button('Next'));
  times['Previous → step 2'] = await press(popup.button('Previous'));
  times['close the popup'] = await press(popup.dialog.getByRole('button', { name: 'Close' }));
  times[WARM] = await press(opener(page));
  return times;
}

async function onPage({ page, press }: Visitor): Promise<Times> {
  const times: Times = {};
  times['long form'] = await press(page.locator('#long-form').getByText('Read More'));
  times['FAQ: a question'] = await press(page.locator('#faq summary').first());
  await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
  const next = page
    .locator('[data-carousel][data-ready]')
    .getByRole('button', { name: testimonials.carousel.next });
  times['carousel: next'] = await press(next);
  return times;
}

function opener(page: Page): Locator {
  return page.locator('#hero').getByRole('button', { name: 'Get Started Now' });
}
