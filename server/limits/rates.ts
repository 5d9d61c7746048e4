import { createHmac } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Environment } from '../../environment.ts';
import type { Database } from '../database/database.ts';
import { refusals } from '../errors.ts';
import { networkOf } from './network-of.ts';

export const RATE_WINDOW_MS = 60_000;
/** A database that takes longer to count is counted as away: the lead should not wait for it twice. */
const COUNT_TIMEOUT_MS = 1_000;
const MS_PER_SECOND = 1000;

/** Leads a minute, counted in the database, so that all processes on it share the count. */
export type Rates = {
  /** Counts `rows` from `address`. Throws an `ApiError` once they are too many, from there or from everybody. */
  count(address: string, rows: number): Promise<void>;
  /** Forgets the counts that are over at `now`. */
  sweep(now: number): Promise<void>;
};

/** Whose leads a limit counts. */
export type Limit = 'sender' | 'all';

/** Opens the counts in `database`. A limit that is `null` is none. `refused` is told of each refusal. */
export async function openRates(
  database: Database,
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  refused: (limit: Limit) => void = () => {},
): Promise<Rates> {
  const [found] = await database.query<{ key: string }>({ text: 'select key from server.sender_key' });
  if (!found) throw new Error('server.sender_key has no row.');
  const bySender = RATE_LIMIT === null ? null : limiterIn(database, 'sender', RATE_LIMIT);
  const byAll = RATE_LIMIT_TOTAL === null ? null : limiterIn(database, 'all', RATE_LIMIT_TOTAL);

  return {
    async count(address, rows) {
      // One after the other: what a sender is refused must not be taken from everybody.
      if (bySender) await consume(bySender, senderOf(address, found.key), rows, () => refused('sender'));
      if (byAll) await consume(byAll, '', rows, () => refused('all'));
    },
    async sweep(now) {
      await database.query({ text: 'delete from server.rates where expire <= $1', values: [now] });
    },
  };
}

/** An address is personal data: what is stored of it leads back to it only with the key. */
function senderOf(address: string, key: string): string {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}

/** Counts in the database, and in this process while the database does not answer. */
function limiterIn(database: Database, keyPrefix: string, points: number): RLWrapperTimeouts {
  const rate = { keyPrefix, points, duration: RATE_WINDOW_MS / MS_PER_SECOND };
  const limiter = new RateLimiterPostgres({
    ...rate,
    storeClient: { query: async (query: { text: string }) => ({ rows: await database.query(query) }) },
    storeType: 'pool',
    schemaName: 'server',
    tableName: 'rates',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // From here on this process refuses by itself: a flood does not reach the database.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(rate),
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: COUNT_TIMEOUT_MS });
}

async function consume(
  limiter: RLWrapperTimeouts,
  key: string,
  rows: number,
  refused: () => void,
): Promise<void> {
  try {
    await limiter.consume(key, rows);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    refused();
    throw refusals.tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / MS_PER_SECOND)));
  }
}
