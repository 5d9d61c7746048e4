import { BEST_RATING } from '../settings/figures.ts';
import type { Time } from '../settings/prices.ts';

/** Formats figures and names in one language. */
export type Format = ReturnType<typeof formatOf>;

/** The formatters for a BCP 47 `locale` and a currency. They run only during the build, never in a visitor's browser. */
export function formatOf(locale: string, currency = 'USD') {
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const unit = (name: 'hour' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });
  const list = new Intl.ListFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const { compare } = new Intl.Collator(locale);

  const inText = (name: string) => name.toLocaleLowerCase(locale);

  return {
    /** A name within a sentence, in lower case. */
    inText,
    /** A name at the start of a sentence. */
    atStart: (name: string) => name.charAt(0).toLocaleUpperCase(locale) + inText(name).slice(1),
    number: (value: number) => number.format(value),
    currency,
    /** `$12`, `$12.50` */
    money: (amount: number) => money.format(amount),
    plural: (value: number) => rules.select(value),
    /** `3 hours`, `14 days` */
    time: (time: Time) => ('hours' in time ? unit('hour').format(time.hours) : unit('day').format(time.days)),
    /** `4.9/5` */
    rating: (value: number) => `${number.format(value)}/${number.format(BEST_RATING)}`,
    list: (texts: readonly string[]) => list.format(texts),
    /** The thousands separator. */
    separator: number.formatToParts(100_000).find(({ type }) => type === 'group')?.value ?? '',
    compare,
  };
}
