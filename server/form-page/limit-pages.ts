import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../limits/network-of.ts';

/** Pages that are rendered for one sender in a minute: a class behind one address that sends the form, and no more. */
export const PAGES_PER_SENDER = 120;
/** Pages that are rendered for all in a second. Each keeps the leads waiting for some two milliseconds. */
export const PAGES_A_SECOND = 30;
const ALL = 'all';

/** Counts rendered pages in memory. The result says whether one more may be rendered for `address`. */
export function limitPages(): (address: string) => Promise<boolean> {
  const senders = new RateLimiterMemory({ points: PAGES_PER_SENDER, duration: 60 });
  const all = new RateLimiterMemory({ points: PAGES_A_SECOND, duration: 1 });
  return async (address) => {
    try {
      await senders.consume(networkOf(address));
      await all.consume(ALL);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
}
