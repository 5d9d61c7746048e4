import type { StartingPrices } from '../../lead/starting-price.ts';
import type { Price, Time } from '../settings/prices.ts';
import { site } from '../settings/site.ts';
import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import type { Format } from './format.ts';
import type { Named, Plural, Words } from './language.ts';

/** A price as text: `$12`, `$12/page`, `3 hours-14 days`. */
export type PriceText = { name: string; amount: string; price: string; time: string };

const HOURS_PER_DAY = 24;

/** A row of a price table: its price, and its own words. */
export type PriceRow<RowWords> = PriceText & RowWords;

/** The rows of a price table, in order. Expects words for each price. */
export function priceRows<RowWords>(
  texts: readonly PriceText[],
  words: Readonly<Record<string, RowWords>>,
): PriceRow<RowWords>[] {
  return texts.flatMap((text) =>
    words[text.name] ? [{ ...words[text.name], ...text } as PriceRow<RowWords>] : [],
  );
}

/** Prices as text, in order. */
export function priceTexts(
  prices: Readonly<Record<string, Price>>,
  words: Words['prices'],
  format: Format,
): PriceText[] {
  const { per: units, times }: { per: Named; times: Named } = words;
  return Object.entries(prices).map(([name, { amount: value, per, from, to }]) => {
    const own: Readonly<Record<string, Plural>> = words.amount;
    const forms = own[format.currency];
    const money = format.money(value);
    const amount = forms
      ? fillIn(forms[format.plural(value)] ?? forms.other, { money, number: format.number(value) })
      : money;
    return {
      name,
      amount,
      price: fillIn(units[per] ?? '', { price: amount }),
      time: fillIn(times[name] ?? '', {
        from: format.time(from),
        to: to ? format.time(to) : '',
        fromNumber: format.number('hours' in from ? from.hours : from.days),
      }),
    };
  });
}

/** Missing words for the owner's prices and plans in a language, each with its place. */
export function missingPriceWords({ prices, longForm }: Words): string[] {
  const [works, plans] = [site.prices, site.plans].map((list) => Object.keys(list)) as [string[], string[]];
  const units = [...Object.values(site.prices), ...Object.values(site.plans)].map(({ per }) => per);
  const places: [place: string, texts: object, names: Iterable<string>][] = [
    ['prices.ts: per', prices.per, new Set(units)],
    ['prices.ts: times', prices.times, [...works, ...plans]],
    ['long-form.ts: prices.rows', longForm.prices.rows, works],
    ['long-form.ts: plans.tiers', longForm.plans.tiers, plans],
  ];
  return places.flatMap(([place, texts, names]) =>
    [...names]
      .filter((name) => !Object.hasOwn(texts, name))
      .map((name) => `${place}.${name}: is missing: write a line for it`),
  );
}

/** The owner's prices in the form's format, by the options that they are for. */
export function startingPrices({ prices, plans }: Edition): StartingPrices {
  const offersOfPlans = plans
    .map(({ name, plan, price }) => ({ price, plan, fromHours: hoursOf(site.plans[name]?.from) }))
    .sort((one, other) => other.fromHours - one.fromHours);
  const pairs = prices.flatMap(({ name, price, time }, index) => {
    const offers =
      index === 0 && plans.length > 0
        ? offersOfPlans
        : [{ price, fromHours: hoursOf(site.prices[name]?.from) }];
    return (site.prices[name]?.options ?? []).map((option) => [option, { offers, usualTime: time }] as const);
  });
  return Object.fromEntries(pairs);
}

function hoursOf(time: Time = { hours: 0 }): number {
  return 'hours' in time ? time.hours : time.days * HOURS_PER_DAY;
}
