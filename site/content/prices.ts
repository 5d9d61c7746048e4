import type { StartingPrices, WorkPrices } from '../../lead/starting-price.ts';
import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import type { Format } from './format.ts';
import type { Words } from './language.ts';
import { PLANNED, PLANS, WORK, WORK_OF } from './price-list.ts';

/** A length of time, in the unit that the page shows. */
export type Time = { hours: number } | { days: number };

/** The price of one `per`, and its delivery time. Without a `to`, the time is open-ended. */
export type Price = { dollars: number; per: 'page' | 'hour'; from: Time; to?: Time };

export type WorkName = keyof typeof WORK;

export type PlanName = keyof typeof PLANS;

/** The names of a list, in order. */
export function namesOf<Name extends string>(list: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(list) as Name[];
}

/** A price as text: `$12`, `$12/page`, `3 hours-14 days`. */
export type PriceText = { amount: string; price: string; time: string };

/** A row of a price table, with its own words and its price. */
export type PriceRow<RowWords> = RowWords & PriceText & { name: string };

const HOURS_PER_DAY = 24;

export type PriceTexts = Readonly<Record<string, PriceText>>;

/** All prices of the two lists as text. */
export function priceTexts(words: Words['prices'], format: Format): PriceTexts {
  const times: Readonly<Record<string, string>> = words.times;
  function textOf(name: string, { dollars, per, from, to }: Price): PriceText {
    const forms = words.amount;
    const amount = fillIn(forms[format.plural(dollars)] ?? forms.other, {
      dollars: format.dollars(dollars),
      number: format.number(dollars),
    });
    return {
      amount,
      price: fillIn(words.per[per], { price: amount }),
      time: fillIn(times[name] ?? '', {
        from: format.time(from),
        to: to ? format.time(to) : '',
        fromNumber: format.number('hours' in from ? from.hours : from.days),
      }),
    };
  }
  return Object.fromEntries(
    Object.entries<Price>({ ...WORK, ...PLANS }).map(([name, price]) => [name, textOf(name, price)]),
  );
}

/** The table of starting prices. */
export function workRows({ words, prices }: Edition): PriceRow<{ work: string; notes: string }>[] {
  return rowsOf(words.longForm.prices.rows, prices);
}

/** The table of plans. */
export function planRows({ words, prices }: Edition): PriceRow<{ plan: string; revisions: string }>[] {
  return rowsOf(words.longForm.plans.tiers, prices);
}

function rowsOf<RowWords>(words: Readonly<Record<string, RowWords>>, prices: PriceTexts) {
  return Object.entries(words).flatMap(([name, row]) => {
    const price = prices[name];
    return price ? [{ ...row, ...price, name }] : [];
  });
}

/** The two price tables in the form's format. */
export function startingPrices(edition: Edition): StartingPrices {
  const plans = planRows(edition).map(({ name, plan, price }) => ({ price, plan, fromHours: hoursOf(name) }));
  const rows = new Map(workRows(edition).map((row) => [row.name, row]));
  return Object.fromEntries(
    Object.entries<string>(WORK_OF).flatMap(([type, name]): [string, WorkPrices][] => {
      const row = rows.get(name);
      if (!row) return [];
      const offers = name === PLANNED ? plans : [{ price: row.price, fromHours: hoursOf(name) }];
      return [[type, { offers, usualTime: row.time }]];
    }),
  );
}

/** The shortest time of a price. */
function hoursOf(name: string): number {
  const prices: Readonly<Record<string, Price>> = { ...WORK, ...PLANS };
  const { from = { hours: 0 } } = prices[name] ?? {};
  return 'hours' in from ? from.hours : from.days * HOURS_PER_DAY;
}
