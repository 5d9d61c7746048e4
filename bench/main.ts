import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, QUIET_FLAGS } from '../e2e/browser.ts';
import { startSite } from '../e2e/site-server.ts';
import { JAVASCRIPT_BUDGET_BYTES } from './budgets.ts';
import { javascriptBeforeInteraction } from './javascript.ts';
import { timePopupOpening } from './popup-opening.ts';

const RUNS = 15;
const COLD_TARGET_MS = 100;

const directory = await mkdtemp(join(tmpdir(), 'leads-bench-'));
const site = await startSite({ DATA_DIR: directory, DATABASE_URL: '' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: QUIET_FLAGS });

const page = await browser.newPage();
const javascript = await javascriptBeforeInteraction(page, site.address);
await page.close();

const cold: number[] = [];
const warm: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const opening = await timePopupOpening(browser, site.address);
  cold.push(opening.cold);
  warm.push(opening.warm);
}

await browser.close();
await site.stop();
await rm(directory, { recursive: true });

const results = {
  'JavaScript before interaction, bytes (brotli, inline included)': {
    measured: javascript,
    target: JAVASCRIPT_BUDGET_BYTES,
  },
  'hero click to dialog painted, ms at 4x CPU, cold': { ...spread(cold), target: COLD_TARGET_MS },
  'hero click to dialog painted, ms at 4x CPU, warm': spread(warm),
};
await writeFile('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
// biome-ignore lint/suspicious/noConsole: this command is there to print.
console.table(results);

/** The median is what to quote; least and most tell how noisy the machine was. */
function spread(times: number[]): { measured: number; least: number; most: number } {
  const sorted = times.map(Math.round).sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { measured: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}
