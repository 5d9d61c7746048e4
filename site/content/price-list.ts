import type { Price } from './prices.ts';

/** The lowest price of each kind of work. */
export const WORK = {
  essays: { dollars: 12, per: 'page', from: { hours: 3 }, to: { days: 14 } },
  case_studies: { dollars: 15, per: 'page', from: { hours: 6 }, to: { days: 10 } },
  programming: { dollars: 25, per: 'hour', from: { hours: 2 }, to: { days: 7 } },
  thesis: { dollars: 20, per: 'page', from: { days: 7 }, to: { days: 30 } },
  lab_reports: { dollars: 18, per: 'page', from: { hours: 4 }, to: { days: 5 } },
} as const satisfies Record<string, Price>;

/** The three plans for essays and research papers. */
export const PLANS = {
  standard: { dollars: 12, per: 'page', from: { days: 7 } },
  premium: { dollars: 18, per: 'page', from: { days: 3 }, to: { days: 6 } },
  urgent: { dollars: 25, per: 'page', from: { hours: 3 }, to: { days: 2 } },
} as const satisfies Record<string, Price>;

/** The row that the plans apply to. */
export const PLANNED = 'essays';

/** The plan to point out. */
export const POPULAR = 'premium';

/** The row of the price table for each assignment type. The other types are priced in the quote. */
export const WORK_OF = {
  essay: 'essays',
  research_paper: 'essays',
  case_study: 'case_studies',
  programming: 'programming',
  dissertation: 'thesis',
  thesis: 'thesis',
} as const satisfies Record<string, keyof typeof WORK>;
