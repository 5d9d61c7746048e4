import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusals } from '../http/api-error.ts';
import { networkOf, siteOf } from './network-of.ts';

export const RATE_WINDOW_S = 60;
/** The limit of an IPv6 /48, such as a university's, as a multiple of a /64's. */
export const SITE_TIMES = 5;
/** Leads an hour from one site that stay exempt during a flood, such as a class behind one address. */
export const FIRST_ROWS = 40;
export const HOUR_S = 3_600;
/** The multiple of the total beyond which even the first rows are stored as spam. */
export const FIRST_ROWS_TIMES = 5;
/** Pages rendered a minute for one sender, such as a class behind one address. */
export const PAGES_PER_SENDER = 120;
/** Pages rendered a second in total. Each delays leads by about two milliseconds. */
export const PAGES_A_SECOND = 30;
/** The library needs a finite number. */
const UNLIMITED = 1e12;
/** The key of what is counted in total. */
export const ALL = 'all';
const MS_PER_SECOND = 1_000;

/** Counts leads and rendered pages, in this process's memory. */
export type Rates = {
  /** Counts received `rows` from `address`. Throws an `ApiError` if there are too many. */
  arrive(address: string, rows: number): Promise<void>;
  /** Whether to store `rows` from `address` as spam, because of a flood. */
  isFlood(address: string, rows: number): Promise<boolean>;
  /** Counts stored `rows` from `address`, except those of a flood. */
  stored(address: string, rows: number, isFlood: boolean): Promise<void>;
  /** Counts a page for `address`. Returns whether it may be rendered. */
  mayRender(address: string): Promise<boolean>;
};

/** The leads a minute of one sender and in total. `null` is off. */
type RateSettings = { RATE_LIMIT: number | null; RATE_LIMIT_TOTAL: number | null };

/** Starts counting. A limit of `null` is off. Calls `onMarked` with the number of rows stored as spam. */
export function openRates(
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: RateSettings,
  onMarked: (rows: number) => void = () => {},
): Rates {
  const limit = pointsOf(RATE_LIMIT);
  const total = pointsOf(RATE_LIMIT_TOTAL);
  const senders = new RateLimiterMemory({ points: limit, duration: RATE_WINDOW_S });
  const sites = new RateLimiterMemory({ points: SITE_TIMES * limit, duration: RATE_WINDOW_S });
  const firstRows = new RateLimiterMemory({ points: FIRST_ROWS, duration: HOUR_S });
  const all = new RateLimiterMemory({ points: total, duration: RATE_WINDOW_S });
  // Turning off the limit on leads turns off the limits on pages.
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

/** A limiter's points for a limit; `null` is off. */
export function pointsOf(limit: number | null): number {
  return limit ?? UNLIMITED;
}

/** Counts `points` for `key`. Returns `null`, or the limiter's result if the limit is reached. */
export async function consume(
  limiter: RateLimiterMemory,
  key: string,
  points = 1,
): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
