import { afterAll, describe, expect, inject, it } from 'vitest';
import { leadRow } from '../testing/lead-row.ts';
import { whyNoSmallDisk } from '../testing/small-disk.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { faultIn } from '../testing/visitors.ts';
import { embeddedDiskFull, postgresDiskFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { connectionsLost, postgresStopped, readOnly } from './postgres-away.ts';
import { hold, type Trial } from './trial.ts';

// Its own: other tests would not like theirs to be stopped.
const postgres = await startPostgres();
afterAll(postgres.stop);

const MINUTES = 60_000;
const [, postgresKilled] = postgresStopped(postgres);
const [connectionsTorn, networkCut] = connectionsLost(postgres.url);

/** Once: `npm run reliability` brings each fault about again and again, and others of the same kinds. */
async function holdShortly(trial: Trial) {
  const outcome = await hold({ ...trial, rounds: 1 });
  expect(outcome.broken).toEqual([]);
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome).toMatchObject({ found: outcome.acknowledged, sent: outcome.acknowledged, twice: 0 });
  return outcome;
}

describe('every acknowledged lead is stored once, and the server serves on, with', () => {
  it.each([postgresKilled, connectionsTorn, networkCut, readOnly(postgres.url), failover({ isLong: false })])(
    '$fault',
    async (trial) => {
      expect((await holdShortly(trial)).restarts).toBe(0);
    },
    5 * MINUTES,
  );
});

const noDisk = whyNoSmallDisk();
if (noDisk) process.stderr.write(`\nNOT RUN, what happens when the disk is full: ${noDisk}\n`);
const [noRoomForRows, noRoomForTheLog] = embeddedDiskFull(inject('emptyDataDir'));

describe.skipIf(noDisk)('every acknowledged lead is stored once', () => {
  it.each([noRoomForRows, postgresDiskFull()])(
    'on $database, and the server serves on, with a $fault',
    async (trial) => {
      expect(await holdShortly(trial)).toMatchObject({ restarts: 0, reason: null });
    },
  );

  it('on the embedded database, which says why it stops, with a disk full: no room for the log', async () => {
    const { restarts, reason } = await holdShortly(noRoomForTheLog);
    expect(restarts).toBe(1);
    expect(reason).toMatch(
      /^The embedded database has failed: could not write .*: No space left on device\. /,
    );
  });
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
