import type { PlanName, Price, WorkName } from '../price-list.ts';
import type { Plural } from './popup.ts';

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
