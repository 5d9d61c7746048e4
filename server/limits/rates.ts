import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '../environment.ts';
import { refusals } from '../http/api-error.ts';
import { networkOf, siteOf } from './network-of.ts';

export const RATE_WINDOW_S = 60;
/** A /48 of IPv6 may send so many times what a /64 in it may: a university, and no more than that. */
export const SITE_TIMES = 5;
/** So many leads an hour from one site are those of a class behind one address, also while others flood. */
export const FIRST_ROWS = 40;
const FIRST_ROWS_WINDOW_S = 3_600;
/** The first rows of a site are stored as spam beyond so many times the total. */
export const FIRST_ROWS_TIMES = 5;
/** Pages that are rendered for one sender in a minute: a class behind one address that sends the form, and no more. */
export const PAGES_PER_SENDER = 120;
/** Pages that are rendered for all in a second. Each keeps the leads waiting for some two milliseconds. */
export const PAGES_A_SECOND = 30;
/** The library counts to a finite number. */
const UNLIMITED = 1e12;
const ALL = 'all';
const MS_PER_SECOND = 1_000;

/** Counts leads a minute, and pages that are rendered for one visitor, in the memory of this process. */
export type Rates = {
  /** Counts `rows` that come from `address`, whatever becomes of them. Throws an `ApiError` once they are too many. */
  arrive(address: string, rows: number): Promise<void>;
  /** Whether `rows` from `address` are to be stored as spam, as far more is stored than is usual. */
  isFlood(address: string, rows: number): Promise<boolean>;
  /** Counts `rows` from `address` that are stored. Those of a flood count for nobody. */
  stored(address: string, rows: number, isFlood: boolean): Promise<void>;
  /** Counts a page that is to be rendered for `address`. The result says whether it may be. */
  mayRender(address: string): Promise<boolean>;
};

/** Begins to count. A limit that is `null` is none. `onMarked` is told of rows that were stored as spam. */
export function openRates(
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  onMarked: (rows: number) => void = () => {},
): Rates {
  const limit = RATE_LIMIT ?? UNLIMITED;
  const total = RATE_LIMIT_TOTAL ?? UNLIMITED;
  const senders = new RateLimiterMemory({ points: limit, duration: RATE_WINDOW_S });
  const sites = new RateLimiterMemory({ points: SITE_TIMES * limit, duration: RATE_WINDOW_S });
  const firstRows = new RateLimiterMemory({ points: FIRST_ROWS, duration: FIRST_ROWS_WINDOW_S });
  const all = new RateLimiterMemory({ points: total, duration: RATE_WINDOW_S });
  // Who has no limit of leads has none of pages.
  const pagesOf = (points: number, duration: number) =>
    new RateLimiterMemory({ points: RATE_LIMIT === null ? UNLIMITED : points, duration });
  const senderPages = pagesOf(PAGES_PER_SENDER, RATE_WINDOW_S);
  const allPages = pagesOf(PAGES_A_SECOND, 1);
  const countIn = async (limiter: RateLimiterMemory, key: string) =>
    (await limiter.get(key))?.consumedPoints ?? 0;

  return {
    async arrive(address, rows) {
      const full =
        (await consume(senders, networkOf(address), rows)) ?? (await consume(sites, siteOf(address), rows));
      if (full) throw refusals.tooManyRequests(Math.max(1, Math.ceil(full.msBeforeNext / MS_PER_SECOND)));
    },
    async isFlood(address, rows) {
      const isFirst = (await countIn(firstRows, siteOf(address))) + rows <= FIRST_ROWS;
      return (await countIn(all, ALL)) + rows > (isFirst ? FIRST_ROWS_TIMES * total : total);
    },
    async stored(address, rows, isFlood) {
      if (isFlood) return onMarked(rows);
      await firstRows.penalty(siteOf(address), rows);
      await all.penalty(ALL, rows);
    },
    async mayRender(address) {
      return !((await consume(senderPages, networkOf(address))) ?? (await consume(allPages, ALL)));
    },
  };
}

/** Counts `points` of `key`. The result is `null`, or says how long the limit is reached. */
async function consume(limiter: RateLimiterMemory, key: string, points = 1): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
