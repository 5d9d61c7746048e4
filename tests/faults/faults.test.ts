import { afterAll, expect, it } from 'vitest';
import { startPostgres } from '../support/start-postgres.ts';
import { faultsOn } from './faults.ts';
import { runFault } from './run-fault.ts';

// A separate PostgreSQL, because other tests need theirs running.
const postgres = await startPostgres();
afterAll(postgres.stop);

/** One fault, once. `npm run reliability` repeats all of them. */
const faults = faultsOn(postgres).filter(({ what }) => what.startsWith('PostgreSQL killed'));

it.each(faults)(
  'every acknowledged lead is stored once, and the server keeps running, with $what',
  async (fault) => {
    const outcome = await runFault({ ...fault, rounds: 1 });
    expect(outcome.broken).toEqual([]);
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome).toMatchObject({ found: outcome.acknowledged, twice: 0 });
  },
);
