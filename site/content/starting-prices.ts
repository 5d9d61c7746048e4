import type { AssignmentType } from '../../lead/options.ts';
import type { Offer, StartingPrices } from '../../lead/starting-price.ts';
import { longForm, type PriceRow } from './long-form.ts';

const HOURS_PER_DAY = 24;
/** A plan without an upper end. JSON has no infinity. */
const NO_END_HOURS = Number.MAX_SAFE_INTEGER;

/** Which row of the price table is about which kind of assignment. The others have no row. */
const WORK_OF: Readonly<Partial<Record<AssignmentType, string>>> = {
  essay: 'Essays and research papers',
  research_paper: 'Essays and research papers',
  case_study: 'Case studies',
  programming: 'Programming',
  thesis: 'Thesis',
};

/** The two price tables of the long form, as numbers. */
export const startingPrices: StartingPrices = {
  work: Object.fromEntries(
    Object.entries(WORK_OF).map(([type, work]) => [type, offerOf(rowOf(work, longForm.prices.rows))]),
  ),
  plans: longForm.plans.tiers.map((tier) => ({ name: tier.name, ...offerOf(tier) })),
};

function rowOf(work: string, rows: readonly PriceRow[]): PriceRow {
  const row = rows.find((one) => one.work === work);
  if (!row) throw new Error(`site/content/long-form.ts: no row of the prices is about "${work}".`);
  return row;
}

/** `$12/page` and `3 hours-14 days` as numbers. Throws an error that says what it cannot read. */
export function offerOf({ price, time }: { price: string; time: string }): Offer {
  const [, dollars, unit] = /^\$(\d+)\/(\w+)$/.exec(price) ?? [];
  if (!dollars || !unit) throw new Error(`The price "${price}" must look like $12/page.`);
  const open = /^(\d+)\+ (hour|day)s?$/.exec(time);
  if (open) {
    const fromHours = hoursOf(open[1], open[2]);
    return { dollars: Number(dollars), unit, fromHours, toHours: NO_END_HOURS };
  }
  const range = /^(\d+)(?: (hour|day)s?)? ?(?:-|–|to) ?(\d+) (hour|day)s?$/.exec(time);
  if (!range)
    throw new Error(`The time "${time}" must look like "3 hours-14 days", "3-6 days" or "7+ days".`);
  const [, from, fromUnit, to, toUnit] = range;
  return {
    dollars: Number(dollars),
    unit,
    fromHours: hoursOf(from, fromUnit ?? toUnit),
    toHours: hoursOf(to, toUnit),
  };
}

function hoursOf(count: string | undefined, unit: string | undefined): number {
  return Number(count) * (unit === 'day' ? HOURS_PER_DAY : 1);
}
