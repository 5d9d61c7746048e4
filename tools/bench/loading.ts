import { execFile } from 'node:child_process';
import { glob, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { findWindowlessBrowser, QUIET_FLAGS } from '../../tests/support/browser.ts';
import { type Line, median, type Section } from './report.ts';
import { temporarySite } from './site.ts';

/** Not a dependency: it weighs 150 MB, and only the bench needs it. */
const LIGHTHOUSE = '13.5.0';
const RUNS = 3;
const ATTEMPTS = 3;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
export const PAGES = { 'the home page': '/', 'the form’s page': '/start' };
const MAX_OF_FLOOR = 1.05;
const MAX_TBT_MS = 20;

/**
 * Measures the home page and the form's page, each compared with its floor: the same document
 * without scripts, from the same server. No page with this text and design loads faster.
 */
export async function measureLoading(): Promise<Section[]> {
  await writeFloors();
  const site = await temporarySite();
  for await (const file of glob('dist/floor-*')) await rm(file);
  const lines: Line[] = [];
  try {
    for (const [index, [name, path]] of Object.entries(PAGES).entries()) {
      const [floor, page] = await auditMedians(`${site.address}/floor-${index}.html`, site.address + path);
      lines.push(...linesOf(name, page, floor));
    }
  } finally {
    await site.stop();
  }
  const method = `Lighthouse ${LIGHTHOUSE} with its default settings: a simulated phone on slow 4G. Medians of ${RUNS} runs, in turns with the floor, the same page without scripts.`;
  return [{ title: 'Loading', method, lines }];
}

/** Writes the floors into the built site, where the next server serves them. */
async function writeFloors(): Promise<void> {
  const site = await temporarySite();
  for (const [index, path] of Object.values(PAGES).entries()) {
    const html = await (await fetch(site.address + path)).text();
    const floor = html
      .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/g, '');
    const file = `dist/floor-${index}.html`;
    await writeFile(file, floor);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(floor));
  }
  await site.stop();
}

function linesOf(name: string, page: Audit, floor: Audit): Line[] {
  return [
    { what: `${name}: the worst of the four scores`, measured: page.score, least: 100, unit: '' },
    { what: `${name}: FCP ÷ the floor’s`, measured: page.fcp / floor.fcp, most: MAX_OF_FLOOR, unit: '' },
    { what: `${name}: LCP ÷ the floor’s`, measured: page.lcp / floor.lcp, most: MAX_OF_FLOOR, unit: '' },
    { what: `${name}: TBT`, measured: page.tbt, most: MAX_TBT_MS, unit: 'ms' },
    { what: `${name}: CLS`, measured: page.cls, most: 0, unit: '' },
  ];
}

/** Lighthouse's results for a page: the lowest score, from 0 to 100, and times in milliseconds. */
type Audit = { score: number; fcp: number; lcp: number; tbt: number; cls: number };

/** The part of Lighthouse's report used here. */
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Audits two pages in turns, because a machine's speed varies. Returns medians and the worst scores. */
async function auditMedians(one: string, other: string): Promise<[Audit, Audit]> {
  const audits: [Audit[], Audit[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    audits[0].push(await audit(one));
    audits[1].push(await audit(other));
  }
  return [summaryOf(audits[0]), summaryOf(audits[1])];
}

/** Lighthouse's results for an address. Retries, because the browser sometimes loses the trace. */
export async function audit(address: string, attempt = 1): Promise<Audit> {
  const flags = ['--headless=new', ...QUIET_FLAGS].join(' ');
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', `lighthouse@${LIGHTHOUSE}`, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: findWindowlessBrowser() }, maxBuffer: MAX_REPORT_BYTES },
    );
    return auditFrom(JSON.parse(stdout));
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return audit(address, attempt + 1);
  }
}

function auditFrom({ categories, audits }: Report): Audit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(Math.min(...Object.values(categories).map(({ score }) => score ?? 0)) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

function summaryOf(audits: readonly Audit[]): Audit {
  const of = (figure: keyof Audit) => median(audits.map((one) => one[figure]));
  const score = Math.min(...audits.map((one) => one.score));
  return { score, fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}
