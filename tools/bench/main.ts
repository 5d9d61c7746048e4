import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { FIRST_LANGUAGE, pathOf, prefixOf } from '../../site/settings/paths.ts';
import { site as settings } from '../../site/site.config.ts';
import { findWindowlessBrowser, QUIET_FLAGS } from '../../tests/support/browser.ts';
import { javascriptBeforeInteraction } from '../../tests/support/javascript.ts';
import { servePages } from '../../tests/support/serve-pages.ts';
import { startSite } from '../../tests/support/site-server.ts';
import { FLOOR_PATH, FORM_FLOOR_PATH, writeFloor } from './floor.ts';
import { timeInteractions } from './interactions.ts';
import { compareWithFloor } from './lighthouse.ts';
import { watchPageMemory } from './page-memory.ts';
import { missesOf, reportOf } from './report.ts';
import type { LanguageComparison, Results } from './results.ts';
import { timeScrolling } from './scrolling.ts';

const SITE = 'dist';
const RESULTS = 'tools/bench/results.json';
const REPORT = 'docs/performance.md';
const PEERS = 'tools/bench/peers.md';
/** Fewer than for the first language: its scripts and styles serve the others, and their letters are what is asked. */
const RUNS_FOR_A_LANGUAGE = 3;
/**
 * Under developer tools, as here, the first `Error` of a module has the whole module
 * parsed again for its line: 40 ms in React, which makes one when it starts. No visitor
 * waits for that, so the positions are kept from the start.
 */
const NO_SECOND_PARSE = '--js-flags=--no-enable-lazy-source-positions';

const directory = await mkdtemp(join(tmpdir(), 'leads-bench-'));
const copy = join(directory, 'site');
await cp(SITE, copy, { recursive: true });
// The form's page is rendered for each visitor: by the server as it is.
const server = await startSite({ DATA_DIR: join(directory, 'data'), DATABASE_URL: '' });
for (const code of settings.languages) {
  const prefix = prefixOf(code);
  await writeFloor(copy, prefix + FLOOR_PATH, await readFile(join(SITE, prefix, 'index.html'), 'utf8'));
  const formPage = await fetch(server.address + pathOf('form', code));
  await writeFloor(copy, prefix + FORM_FLOOR_PATH, await formPage.text());
}
const site = await servePages(copy);
const executablePath = findWindowlessBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...QUIET_FLAGS, NO_SECOND_PARSE],
});
try {
  const results = await measure(browser, site.address);
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  const report = reportOf(results, await readFile(PEERS, 'utf8'));
  await writeFile(REPORT, report);
  process.stdout.write(`${report}\nWritten to ${REPORT}, the figures to ${RESULTS}.\n`);
  for (const miss of missesOf(results)) {
    process.stderr.write(`MISSED: ${miss}\n`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
  await server.stop();
  await rm(directory, { recursive: true });
}

async function measure(browser: Browser, address: string): Promise<Results> {
  const lighthouse = await compareWithFloor(`${address}/`, address + FLOOR_PATH);
  return {
    at: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, ${basename(executablePath)} ${browser.version()}`,
    lighthouse,
    formPage: await compareWithFloor(
      server.address + pathOf('form', FIRST_LANGUAGE),
      address + FORM_FLOOR_PATH,
    ),
    languages: await compareLanguages(address),
    javascriptBytes: await javascriptOf(browser, address),
    interactions: {
      mouse: await timeInteractions(browser, address, 'mouse'),
      touch: await timeInteractions(browser, address, 'touch'),
    },
    scrolling: await timeScrolling(browser, address),
    ...(process.argv.includes('--memory') ? { memory: await watchPageMemory(browser, address) } : {}),
  };
}

async function compareLanguages(address: string): Promise<LanguageComparison[]> {
  const compared: LanguageComparison[] = [];
  for (const code of settings.languages) {
    if (code === FIRST_LANGUAGE) continue;
    for (const [page, at, floor] of [
      ['home', address, FLOOR_PATH],
      ['form', server.address, FORM_FLOOR_PATH],
    ] as const) {
      const path = pathOf(page, code);
      const comparison = await compareWithFloor(
        at + path,
        address + prefixOf(code) + floor,
        RUNS_FOR_A_LANGUAGE,
      );
      compared.push({ path, home: page === 'home', comparison });
    }
  }
  return compared;
}

async function javascriptOf(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  try {
    return await javascriptBeforeInteraction(page, address);
  } finally {
    await page.close();
  }
}
