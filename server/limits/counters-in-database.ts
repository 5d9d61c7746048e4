import { setTimeout as pass } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { countersInMemory } from './counters-in-memory.ts';
import { type Pool, RATE_WINDOW_MS, type RateCounters, type Sender, type Standing } from './rate-counters.ts';

/** A database that takes longer to count is counted as away: the lead should not wait for it twice. */
const COUNT_TIMEOUT_MS = 1_000;

/** Counts in `database`, and in this process alone while the database does not answer. */
export function countersInDatabase(database: Database): RateCounters {
  const alone = countersInMemory();
  return {
    arrive: (sender, rows) =>
      inTime(arriveIn(database, sender, rows)).catch(() => alone.arrive(sender, rows)),
    store: (sender, pool, rows) =>
      inTime(storeIn(database, sender, pool, rows)).catch(() => alone.store(sender, pool, rows)),
    async sweep() {
      await alone.sweep();
      await database.query({ text: SWEEP });
    },
  };
}

/** A count that begins ahead of the clock was made while the clock was wrong: it is over too. */
const RUNNING = 'rate.started > clock_timestamp() - rate.lasts and rate.started <= clock_timestamp()';

/** Adds to the counts in `rows`, each as `(key, counted, started, lasts)`. */
const add = (rows: string) => `insert into server.rates as rate (key, counted, started, lasts) values ${rows}
  on conflict (key) do update set
    counted = excluded.counted + case when ${RUNNING} then rate.counted else 0 end,
    started = case when ${RUNNING} then rate.started else excluded.started end`;

const ARRIVE = `
  with mine as (${add(`($1, $3, clock_timestamp(), interval '1 minute')`)} returning counted, started)
  select mine.counted as attempts,
    (extract(epoch from mine.started - clock_timestamp()) * 1000)::float8 + ${RATE_WINDOW_MS} as "minuteEndsInMs",
    coalesce(max(rate.counted) filter (where rate.key = $2), 0) as "storedBefore",
    coalesce(max(rate.counted) filter (where rate.key = 'newcomers'), 0) as newcomers,
    coalesce(max(rate.counted) filter (where rate.key = 'returning'), 0) as returning
  from mine left join server.rates as rate on rate.key in ($2, 'newcomers', 'returning') and ${RUNNING}
  group by mine.counted, mine.started`;

async function arriveIn(database: Database, { attempts, stored }: Sender, rows: number): Promise<Standing> {
  const [standing] = await database.query<Standing>({ text: ARRIVE, values: [attempts, stored, rows] });
  if (!standing) throw new Error('The database has counted nothing.');
  return standing;
}

/** The sender first, in every statement: two that wait for each other would never end. */
const STORE = add(
  `($1, $3, clock_timestamp(), interval '1 hour'), ($2, $3, clock_timestamp(), interval '1 minute')`,
);

async function storeIn(database: Database, { stored }: Sender, pool: Pool, rows: number): Promise<void> {
  await database.query({ text: STORE, values: [stored, pool, rows] });
}

/** What somebody counts in at this moment is left for the next time. */
const SWEEP = `delete from server.rates where key in (
  select key from server.rates as rate where not (${RUNNING}) for update skip locked)`;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const late = pass(COUNT_TIMEOUT_MS, undefined, { signal }).then(() => {
    throw new Error('The database takes too long to count.');
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
  }
}
