import type { AssignmentType } from '../../lead/options.ts';
import type { Offer, StartingPrices } from '../../lead/starting-price.ts';
import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import { hoursOf } from './format.ts';
import type { PlanName, Price, WorkName } from './price-list.ts';
import { PLANS, WORK } from './price-list.ts';

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
