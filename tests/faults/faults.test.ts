import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../support/start-postgres.ts';
import { faultsOn } from './faults.ts';
import { runFault } from './run-fault.ts';
import { whyNoSmallDisk } from './small-disk.ts';

// Its own: other tests would not like theirs to be stopped.
const postgres = await startPostgres();
afterAll(postgres.stop);

const MINUTES = 60_000;
const noDisk = whyNoSmallDisk();
if (noDisk) process.stderr.write(`\nNOT RUN, what happens when the disk is full: ${noDisk}\n`);

/** Two faults, once each: `npm run reliability` causes all, again and again. */
const IN_SHORT = ['PostgreSQL killed', ...(noDisk ? [] : ['disk full: no room for rows'])];
const faults = IN_SHORT.flatMap((name) => faultsOn(postgres).find(({ what }) => what.startsWith(name)) ?? []);

describe('every acknowledged lead is stored once, and the server serves on, with', () => {
  it.each(faults)(
    '$what ($database)',
    async (fault) => {
      const outcome = await runFault({ ...fault, rounds: 1 });
      expect(outcome.broken).toEqual([]);
      expect(outcome.acknowledged).toBeGreaterThan(0);
      expect(outcome).toMatchObject({ found: outcome.acknowledged, twice: 0 });
    },
    5 * MINUTES,
  );
});
