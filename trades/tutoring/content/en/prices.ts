import { list, type Named, type Plural } from '../language.ts';

/** The formats of prices and times. */
export const prices = {
  // For a currency that the language writes its own way. {money} includes the currency sign, {number} does not.
  amount: list<Readonly<Record<string, Plural>>>({}),
  per: list<Named>({ page: '{price}/page', hour: '{price}/hour' }),
  // For each of your prices and plans in site.config.ts, such as '{from}-{to}' or '{fromNumber}+ days'.
  times: list<Named>({}),
};
