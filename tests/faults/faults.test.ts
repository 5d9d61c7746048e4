import { afterAll, describe, expect, it } from 'vitest';
import { leadRow } from '../support/lead-row.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { faultsOn } from './faults.ts';
import { runFault } from './run-fault.ts';
import { whyNoSmallDisk } from './small-disk.ts';
import { faultIn } from './visitors.ts';

// Its own: other tests would not like theirs to be stopped.
const postgres = await startPostgres();
afterAll(postgres.stop);

const MINUTES = 60_000;
const noDisk = whyNoSmallDisk();
if (noDisk) process.stderr.write(`\nNOT RUN, what happens when the disk is full: ${noDisk}\n`);

/** Three faults, once each: `npm run reliability` causes all, again and again. */
const IN_SHORT = [
  'PostgreSQL killed',
  'every connection',
  ...(noDisk ? [] : ['disk full: no room for rows']),
];
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

describe('a visitor', () => {
  const row = leadRow();
  const body = { code: 'PGRST001', message: 'Database connection error', details: null, hint: null };
  it.each([
    ['accepts a refusal in the shape of the API', 503, body, null],
    ['takes a lead for stored that an earlier try had stored', 409, { ...body, code: '23505' }, null],
    ['reports a lead that is refused for good', 409, body, 'status 409'],
    ['reports a fault of the server', 500, body, 'status 500'],
    ['reports another shape', 503, { error: 'away' }, '503 without the shape of an error'],
    ['reports a stack', 503, { ...body, details: 'at main (/srv/app.ts:3:1)' }, '503 with a stack'],
    ['reports a part of the lead', 503, { ...body, hint: row.phone }, '503 with something of the lead'],
  ])('%s', (_what, status, answer, fault) => {
    expect(faultIn({ status, text: JSON.stringify(answer) }, row)).toBe(fault);
  });
});
