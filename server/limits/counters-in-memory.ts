import { NEWCOMER_WINDOW_MS, RATE_WINDOW_MS, type RateCounters } from './rate-counters.ts';

/** The most senders that are kept in mind. Beyond them the oldest is forgotten. */
export const MAX_KEPT = 100_000;

type Count = { rows: number; startedMs: number; lastsMs: number };

/** Counts in this process alone, by a clock that nobody can set: `now` gives milliseconds. */
export function countersInMemory(now: () => number = () => performance.now()): RateCounters {
  const counts = new Map<string, Count>();

  const isRunning = ({ startedMs, lastsMs }: Count) => now() - startedMs < lastsMs;

  function running(key: string): Count | undefined {
    const count = counts.get(key);
    return count && isRunning(count) ? count : undefined;
  }

  function add(key: string, rows: number, lastsMs: number): Count {
    const count = running(key) ?? { rows: 0, startedMs: now(), lastsMs };
    count.rows += rows;
    counts.delete(key);
    counts.set(key, count);
    const [oldest] = counts.keys();
    if (counts.size > MAX_KEPT && oldest !== undefined) counts.delete(oldest);
    return count;
  }

  return {
    async arrive({ attempts, stored }, rows) {
      const mine = add(attempts, rows, RATE_WINDOW_MS);
      return {
        attempts: mine.rows,
        minuteEndsInMs: mine.startedMs + RATE_WINDOW_MS - now(),
        storedBefore: running(stored)?.rows ?? 0,
        newcomers: running('newcomers')?.rows ?? 0,
        returning: running('returning')?.rows ?? 0,
      };
    },
    async store({ stored }, pool, rows) {
      add(stored, rows, NEWCOMER_WINDOW_MS);
      add(pool, rows, RATE_WINDOW_MS);
    },
    async sweep() {
      for (const [key, count] of counts) if (!isRunning(count)) counts.delete(key);
    },
  };
}
