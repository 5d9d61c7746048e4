import { createHmac } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { refusals } from '../errors.ts';
import { countersInDatabase } from './counters-in-database.ts';
import { networkOf, siteOf } from './network-of.ts';
import { type Pool, RATE_WINDOW_MS, type Sender, type Standing } from './rate-counters.ts';

/** A sender is a newcomer up to so many stored rows an hour: a person sends one lead, and perhaps corrects it. */
export const NEWCOMER_ROWS = 3;
/** Rows beyond the total are stored as spam. Beyond so many times the total they are refused. */
export const REFUSED_AT_TIMES = 5;
/** How long a request waits, before its body is read, while rows like its own are stored as spam. */
export const SLOWED_MS = 1_000;
/** Once no row was marked for so long, the next one is the beginning of another flood. */
export const FLOOD_QUIET_MS = 600_000;
/** The most senders that this process refuses without asking the database. */
const MAX_REFUSED = 100_000;
const MS_PER_SECOND = 1000;

/** Leads a minute, counted in the database, so that all processes on it share the counts. */
export type Rates = {
  /** Counts a request from `address` as one row. Throws an `ApiError` once too much comes from there. */
  open(address: string): Promise<Visit>;
  /** Forgets the counts that are over. */
  sweep(): Promise<void>;
};

/** One request to store leads. */
export type Visit = {
  /** Says what is to become of the request's `rows`. Throws an `ApiError` once they are too many, from there or from everybody. */
  admit(rows: number): Promise<Admission>;
};

export type Admission = {
  /** Far more comes than is usual: the rows are to be stored as spam. */
  isMarked: boolean;
  /** Says that the rows are stored. What is refused does not count. */
  stored(): Promise<void>;
};

/** Is told what the limits do. */
export type RatesObserver = {
  /** So many rows were stored as spam because too many came. */
  marked(rows: number): void;
  /** The first of them, after a time without. */
  floodBegins(): void;
};

const NOBODY: RatesObserver = { marked() {}, floodBegins() {} };
const UNLIMITED: Visit = {
  admit: async () => ({ isMarked: false, async stored() {} }),
};

/** Opens the counts in `database`. A limit that is `null` is none. */
export async function openRates(
  database: Database,
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  observer: RatesObserver = NOBODY,
): Promise<Rates> {
  const [found] = await database.query<{ key: string }>({ text: 'select key from server.sender_key' });
  if (!found) throw new Error('server.sender_key has no row.');
  const limit = RATE_LIMIT ?? Number.POSITIVE_INFINITY;
  const total = RATE_LIMIT_TOTAL ?? Number.POSITIVE_INFINITY;
  const counters = countersInDatabase(database);
  const refusedUntil = new Map<string, number>();
  let lastMarked = Number.NEGATIVE_INFINITY;

  async function arrive(sender: Sender, rows: number): Promise<Standing> {
    // A flood from one sender does not reach the database.
    const leftMs = (refusedUntil.get(sender.attempts) ?? 0) - performance.now();
    if (leftMs > 0) refuse(leftMs);
    const standing = await counters.arrive(sender, rows);
    const waitMs = Math.min(standing.minuteEndsInMs, RATE_WINDOW_MS);
    if (standing.attempts >= limit) refuseUntil(sender, performance.now() + waitMs);
    return standing.attempts > limit ? refuse(waitMs) : standing;
  }

  function refuseUntil({ attempts }: Sender, until: number): void {
    refusedUntil.set(attempts, until);
    const [oldest] = refusedUntil.keys();
    if (refusedUntil.size > MAX_REFUSED && oldest !== undefined) refusedUntil.delete(oldest);
  }

  function refuse(waitMs: number): never {
    throw refusals.tooManyRequests(Math.max(1, Math.ceil(waitMs / MS_PER_SECOND)));
  }

  /** Newcomers have a total of their own, which no flood from the same addresses uses up. */
  function place(standing: Standing, rows: number): { pool: Pool; isMarked: boolean } {
    const pool = standing.storedBefore + rows <= NEWCOMER_ROWS ? 'newcomers' : 'returning';
    const sum = standing[pool] + rows;
    if (sum > REFUSED_AT_TIMES * total) refuse(RATE_WINDOW_MS);
    return { pool, isMarked: sum > total };
  }

  function mark(rows: number): void {
    const now = performance.now();
    if (now - lastMarked > FLOOD_QUIET_MS) observer.floodBegins();
    lastMarked = now;
    observer.marked(rows);
  }

  return {
    async open(address) {
      if (RATE_LIMIT === null && RATE_LIMIT_TOTAL === null) return UNLIMITED;
      const sender = senderAt(address, found.key);
      const first = await arrive(sender, 1);
      if (place(first, 1).isMarked) await pass(SLOWED_MS);
      return {
        async admit(rows) {
          const standing = rows > 1 ? await arrive(sender, rows - 1) : first;
          const { pool, isMarked } = place(standing, rows);
          return {
            isMarked,
            async stored() {
              if (isMarked) mark(rows);
              if (RATE_LIMIT_TOTAL !== null && rows > 0) await counters.store(sender, pool, rows);
            },
          };
        },
      };
    },
    async sweep() {
      const now = performance.now();
      for (const [key, until] of refusedUntil) if (until <= now) refusedUntil.delete(key);
      await counters.sweep();
    },
  };
}

/** An address is personal data: what is stored of it leads back to it only with the key. */
function senderAt(address: string, key: string): Sender {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return { attempts: `sender:${hash(networkOf(address))}`, stored: `stored:${hash(siteOf(address))}` };
}
