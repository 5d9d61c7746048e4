import type { StartingPrices, WorkPrices } from '../../lead/starting-price.ts';
import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import type { Format } from './format.ts';
import type { Words } from './language.ts';
import { namesOf, PLANS, type PlanName, type Price, type Time, WORK, type WorkName } from './price-list.ts';

/** A price as text: `$12`, `$12/page`, `3 hours-14 days`. */
export type PriceText = { amount: string; price: string; time: string };

/** The row of the price table for each assignment type. The other types are priced in the quote. */
const WORK_OF: Readonly<Record<string, WorkName>> = {
  essay: 'essays',
  research_paper: 'essays',
  case_study: 'case_studies',
  programming: 'programming',
  dissertation: 'thesis',
  thesis: 'thesis',
};
/** The row that the three plans apply to. */
const PLANNED: WorkName = 'essays';

const HOURS_PER_DAY = 24;

export type PriceTexts = Readonly<Record<WorkName | PlanName, PriceText>>;

/** All prices of the two lists as text. */
export function priceTexts(words: Words['prices'], format: Format): PriceTexts {
  function textOf(name: WorkName | PlanName, { dollars, per, from, to }: Price): PriceText {
    const forms = words.amount;
    const amount = fillIn(forms[format.plural(dollars)] ?? forms.other, {
      dollars: format.dollars(dollars),
      number: format.number(dollars),
    });
    return {
      amount,
      price: fillIn(words.per[per], { price: amount }),
      time: fillIn(words.times[name], {
        from: format.time(from),
        to: to ? format.time(to) : '',
        fromNumber: format.number('hours' in from ? from.hours : from.days),
      }),
    };
  }
  const prices = { ...WORK, ...PLANS };
  return Object.fromEntries(namesOf(prices).map((name) => [name, textOf(name, prices[name])])) as PriceTexts;
}

/** The two price tables in the form's format. */
export function startingPrices({ words, prices }: Edition): StartingPrices {
  const { tiers } = words.longForm.plans;
  const plans = namesOf(PLANS).map((name) => ({
    price: prices[name].price,
    plan: tiers[name].name,
    fromHours: hoursOf(PLANS[name].from),
  }));
  const workPrices = (name: WorkName): WorkPrices => ({
    offers: name === PLANNED ? plans : [{ price: prices[name].price, fromHours: hoursOf(WORK[name].from) }],
    usualTime: prices[name].time,
  });
  return Object.fromEntries(Object.entries(WORK_OF).map(([type, name]) => [type, workPrices(name)]));
}

function hoursOf(time: Time): number {
  return 'hours' in time ? time.hours : time.days * HOURS_PER_DAY;
}
