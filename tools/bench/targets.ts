import type { Times } from './interactions.ts';
import type { Comparison } from './lighthouse.ts';
import type { LanguageComparison, Results } from './results.ts';
import type { Way } from './visitor.ts';

/** One line of the report: what was measured, and what it is not to pass. */
export type Line = {
  what: string;
  measured: number;
  limit: number;
  unit: 'ms' | 'B' | '' | '×';
  atLeast?: true;
};

const KIB = 1024;
const MAX_OF_FLOOR = 1.05;
const MAX_TBT_MS = 20;
const MAX_TRANSFER_BYTES = 76 * KIB;
/** Another script brings its letters beside the Latin ones. */
const MAX_LANGUAGE_TRANSFER_BYTES = 100 * KIB;
const MAX_JAVASCRIPT_BYTES = 4_000;
/** What comes within a tenth of a second is felt as an answer to the press. */
const MAX_NEXT_PAINT_MS = 100;
const MAX_TASK_MS = 60;
/** Where a press may take another time than `MAX_NEXT_PAINT_MS`. */
const LIMITS_MS: Record<Way, Times> = {
  mouse: { 'hero click → form ready, cold': 300 },
  touch: { 'hero click → form ready, cold': 900 },
};

/** What `results` say of the page as Lighthouse loads it. */
export function loadingLines({ lighthouse, javascriptBytes }: Results): Line[] {
  return [
    ...comparisonLines(lighthouse),
    {
      what: 'JavaScript before interaction, brotli',
      measured: javascriptBytes,
      limit: MAX_JAVASCRIPT_BYTES,
      unit: 'B',
    },
    {
      what: 'transfer of the first view',
      measured: lighthouse.page.bytes,
      limit: MAX_TRANSFER_BYTES,
      unit: 'B',
    },
  ];
}

/** What `results` say of the form's page as Lighthouse loads it, the form's script included. */
export function formPageLines({ formPage }: Results): Line[] {
  return comparisonLines(formPage);
}

/** What is measured of a page in another language, as Lighthouse loads it. */
export function languageLines({ home, comparison }: LanguageComparison): Line[] {
  const transfer: Line = {
    what: 'transfer of the first view',
    measured: comparison.page.bytes,
    limit: MAX_LANGUAGE_TRANSFER_BYTES,
    unit: 'B',
  };
  return [...comparisonLines(comparison), ...(home ? [transfer] : [])];
}

function comparisonLines({ page, floor }: Comparison): Line[] {
  const scores = Object.entries(page.scores).map(
    ([name, score]): Line => ({
      what: `Lighthouse: ${name}, the worst run`,
      measured: score,
      limit: 100,
      unit: '',
      atLeast: true,
    }),
  );
  return [
    ...scores,
    { what: 'LCP ÷ the floor’s', measured: page.lcp / floor.lcp, limit: MAX_OF_FLOOR, unit: '×' },
    { what: 'FCP ÷ the floor’s', measured: page.fcp / floor.fcp, limit: MAX_OF_FLOOR, unit: '×' },
    { what: 'TBT', measured: page.tbt, limit: MAX_TBT_MS, unit: 'ms' },
    { what: 'CLS', measured: page.cls, limit: 0, unit: '' },
  ];
}

/** What `results` say of each press, as visitors come this `way`. */
export function pressLines({ interactions }: Results, way: Way): Line[] {
  return Object.entries(interactions[way]).map(([what, measured]) => ({
    what,
    measured,
    limit: LIMITS_MS[way][what] ?? MAX_NEXT_PAINT_MS,
    unit: 'ms',
  }));
}

/** What `results` say of a scroll from the top of the page to its end. */
export function scrollLines({ scrolling }: Results): Line[] {
  return Object.entries(scrolling).map(([by, longest]) => ({
    what: `the longest task, by ${by}`,
    measured: longest,
    limit: MAX_TASK_MS,
    unit: 'ms',
  }));
}

/** Whether a line reaches its target. */
export function isMet({ measured, limit, atLeast }: Line): boolean {
  return atLeast ? measured >= limit : measured <= limit;
}
