import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findWindowlessBrowser, QUIET_FLAGS } from '../../tests/support/browser.ts';
import { median } from './median.ts';

/** Not among the dependencies: with what it brings it weighs 150 MB, and only this command needs it. */
const VERSION = '13.5.0';
const RUNS = 5;
const ATTEMPTS = 3;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * What Lighthouse says of a page on a phone: scores from 0 to 100, times in milliseconds,
 * bytes as transferred. `benchmarkIndex` is of the machine: how fast it computes.
 */
export type Audit = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  benchmarkIndex: number;
};

/** The part of Lighthouse's report that is read here. */
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

/** A page beside its floor. */
export type Comparison = { version: string; runs: number; page: Audit; floor: Audit };

/** Runs Lighthouse `runs` times on both in turns, since a machine is not equally fast all the time. */
export async function compareWithFloor(page: string, floor: string, runs = RUNS): Promise<Comparison> {
  const [pages, floors]: [Audit[], Audit[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    floors.push(await audit(floor));
    pages.push(await audit(page));
  }
  return { version: VERSION, runs, page: summarize(pages), floor: summarize(floors) };
}

/** Judges once. Now and then the browser loses the trace, and Lighthouse says to run it again. */
async function audit(address: string): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(address);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Runs Lighthouse with its own settings: a phone on slow 4G, simulated. Throws with its reason where it cannot. */
async function auditOnce(address: string): Promise<Audit> {
  const flags = ['--headless=new', ...QUIET_FLAGS].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${VERSION}`, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findWindowlessBrowser() }, maxBuffer: MAX_REPORT_BYTES },
  ).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`Lighthouse could not judge ${address}: ${stderr}`);
  });
  const { categories, audits, environment }: Report = JSON.parse(stdout);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    scores: Object.fromEntries(scores),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** The median of each figure, and of each score the least: a score is to be reached each time. */
function summarize(audits: readonly Audit[]): Audit {
  const of = (figure: Exclude<keyof Audit, 'scores'>) => median(audits.map((one) => one[figure]));
  const least = CATEGORIES.map((name) => [name, Math.min(...audits.map(({ scores }) => scores[name]))]);
  return {
    scores: Object.fromEntries(least),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    benchmarkIndex: of('benchmarkIndex'),
  };
}
