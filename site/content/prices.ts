import type { AssignmentType } from '../../lead/options.ts';
import type { Offer, StartingPrices } from '../../lead/starting-price.ts';
import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import { hoursOf, type Time } from './format.ts';
import type { Plural } from './popup.ts';

/** What is charged for one `per`, and in what time it can be had. Without a `to` there is no end to the time. */
export type Price = { dollars: number; per: 'page' | 'hour'; from: Time; to?: Time };

/** What each kind of work costs at the least. */
export const WORK = {
  essays: { dollars: 12, per: 'page', from: { hours: 3 }, to: { days: 14 } },
  case_studies: { dollars: 15, per: 'page', from: { hours: 6 }, to: { days: 10 } },
  programming: { dollars: 25, per: 'hour', from: { hours: 2 }, to: { days: 7 } },
  thesis: { dollars: 20, per: 'page', from: { days: 7 }, to: { days: 30 } },
  lab_reports: { dollars: 18, per: 'page', from: { hours: 4 }, to: { days: 5 } },
} as const satisfies Record<string, Price>;

/** The three plans, of essays and research papers. */
export const PLANS = {
  standard: { dollars: 12, per: 'page', from: { days: 7 } },
  premium: { dollars: 18, per: 'page', from: { days: 3 }, to: { days: 6 } },
  urgent: { dollars: 25, per: 'page', from: { hours: 3 }, to: { days: 2 } },
} as const satisfies Record<string, Price>;

export type WorkName = keyof typeof WORK;
export type PlanName = keyof typeof PLANS;

/** How a language writes a price and a time. */
export type PriceWords = {
  /** `{dollars}` has the currency's sign as the language writes it, `{number}` none. */
  amount: Plural;
  /** `{price}` is an amount. */
  per: Record<Price['per'], string>;
  /**
   * The time of each: `{from}` and `{to}` with their unit, as "3 hours"; `{fromNumber}` without it.
   */
  times: Record<WorkName | PlanName, string>;
};

/** Which row of the price table is about which kind of assignment. The others have no row. */
const WORK_OF: Readonly<Partial<Record<AssignmentType, WorkName>>> = {
  essay: 'essays',
  research_paper: 'essays',
  case_study: 'case_studies',
  programming: 'programming',
  thesis: 'thesis',
};

/** Without an upper end. JSON has no infinity. */
const NO_END_HOURS = Number.MAX_SAFE_INTEGER;

/** An amount as it reads: $12. */
export function amountText({ dollars }: Price, { words, format }: Edition): string {
  const forms = words.prices.amount;
  return fillIn(forms[format.plural(dollars)] ?? forms.other, {
    dollars: format.dollars(dollars),
    number: format.number(dollars),
  });
}

/** A price as it reads: $12/page. */
export function priceText(price: Price, edition: Edition): string {
  return fillIn(edition.words.prices.per[price.per], { price: amountText(price, edition) });
}

/** A time as it reads: 3 hours-14 days. */
export function timeText(name: WorkName | PlanName, price: Price, { words, format }: Edition): string {
  const { from, to } = price;
  return fillIn(words.prices.times[name], {
    from: format.time(from),
    to: to ? format.time(to) : '',
    fromNumber: format.number('hours' in from ? from.hours : from.days),
  });
}

/** The two price tables as the popup reckons with them. */
export function startingPrices(edition: Edition): StartingPrices {
  const offerOf = (price: Price): Offer => ({
    dollars: price.dollars,
    unit: price.per,
    price: priceText(price, edition),
    fromHours: hoursOf(price.from),
    toHours: price.to ? hoursOf(price.to) : NO_END_HOURS,
  });
  const { tiers } = edition.words.longForm.plans;
  return {
    work: Object.fromEntries(Object.entries(WORK_OF).map(([type, work]) => [type, offerOf(WORK[work])])),
    plans: Object.entries(PLANS).map(([name, plan]) => ({
      name: tiers[name as PlanName].name,
      ...offerOf(plan),
    })),
  };
}
