import { afterAll, describe, expect, inject, it } from 'vitest';
import { leadRow } from '../support/lead-row.ts';
import { whyNoSmallDisk } from '../support/small-disk.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { faultIn } from '../support/visitors.ts';
import { embeddedDiskFull } from './disk-full.ts';
import { postgresStopped, readOnly } from './postgres-away.ts';
import { hold } from './trial.ts';

// Its own: other tests would not like theirs to be stopped.
const postgres = await startPostgres();
afterAll(postgres.stop);

const MINUTES = 60_000;
const [, postgresKilled] = postgresStopped(postgres);
const [noRoomForRows] = embeddedDiskFull(inject('emptyDataDir'));

const noDisk = whyNoSmallDisk();
if (noDisk) process.stderr.write(`\nNOT RUN, what happens when the disk is full: ${noDisk}\n`);

describe('every acknowledged lead is stored once, and the server serves on, with', () => {
  // Three faults, once each: `npm run reliability` brings about all, again and again.
  it.each([postgresKilled, readOnly(postgres.url), ...(noDisk ? [] : [noRoomForRows])])(
    '$fault ($database)',
    async (trial) => {
      const outcome = await hold({ ...trial, rounds: 1 });
      expect(outcome.broken).toEqual([]);
      expect(outcome.acknowledged).toBeGreaterThan(0);
      const { acknowledged } = outcome;
      expect(outcome).toMatchObject({
        found: acknowledged,
        sent: acknowledged,
        twice: 0,
        restarts: 0,
        reason: null,
      });
    },
    5 * MINUTES,
  );
});

describe('a trial', () => {
  const row = leadRow();
  const body = { code: 'PGRST001', message: 'Database connection error', details: null, hint: null };
  it.each([
    ['takes a refusal in the shape of the API', 503, body, null],
    ['takes a lead for stored that an earlier try had stored', 409, { ...body, code: '23505' }, null],
    ['minds a lead that is refused for good', 409, body, 'status 409'],
    ['minds a fault of the server', 500, body, 'status 500'],
    ['minds another shape', 503, { error: 'away' }, '503 without the shape of an error'],
    ['minds a stack', 503, { ...body, details: 'at main (/srv/app.ts:3:1)' }, '503 with a stack'],
    ['minds a part of the lead', 503, { ...body, hint: row.phone }, '503 with something of the lead'],
  ])('%s', (_what, status, answer, fault) => {
    expect(faultIn({ status, text: JSON.stringify(answer) }, row)).toBe(fault);
  });
});
