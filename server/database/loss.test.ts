import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { KEY, LEADS } from '../../tests/support/app-on.ts';
import { fileOf, overwrite, PAGE_BYTES } from '../../tests/support/damage.ts';
import { BOTH, EMBEDDED, WITHOUT_TABLE } from '../../tests/support/databases.ts';
import { insertRows } from '../../tests/support/insert-rows.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { copyOfEmbedded, embeddedPlace, type Place } from '../../tests/support/place.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { openLeadStore } from '../leads/store.ts';
import { openDatabase } from './database.ts';
import { NOTE_FILE, readLeadNote } from './lead-note.ts';
import { openOwner } from './open-owner.ts';

const STORED = 60;
const ERASED = 7;
/** What the table keeps on other pages than the first, in a file of two or more. */
const COUNT = { text: 'select count(*)::int as leads from public.leads' };

const EXPECTED = /EXPECT_LEADS=yes says that there are leads\./;

/** Where a server has stored leads, its owner has erased some, and it was killed; and where it was stopped. */
let killed: Promise<Place>;
let stopped: Place;
/** Within the data directory of `stopped`. */
let tableFile: string;
let place: Place;
beforeAll(async () => {
  // Leads are counted every ten seconds: the other tests run meanwhile.
  killed = storeAndKill();
  stopped = await EMBEDDED.makePlace();
  const database = await openDatabase(stopped.settings);
  await insertRows(await openLeadStore(database), ...rows(STORED));
  tableFile = await fileOf(database, 'public.leads');
  await database.close();
});
afterAll(async () => {
  await (await killed).remove();
  await stopped.remove();
});
afterEach(() => place.remove());

const rows = (count: number) => Array.from({ length: count }, () => leadRow());
const pathOf = (...parts: string[]) => join(place.settings.DATA_DIR, ...parts);

/** Stores leads through a server, erases some once their number is noted, and kills it. */
async function storeAndKill(): Promise<Place> {
  const made = await EMBEDDED.makePlace();
  const { settings } = made;
  const server = startServer(settings);
  const answer = await fetch((await server.address) + LEADS, {
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json' },
    body: JSON.stringify(rows(STORED)),
  });
  expect(answer.status).toBe(201);
  await vi.waitFor(() => expect(readLeadNote(settings.DATA_DIR)?.leads).toBe(STORED), { timeout: 60_000 });
  const owner = await openOwner(settings);
  const some = `select id from public.leads limit ${ERASED}`;
  await owner.query({ text: `delete from public.leads where id in (${some})` });
  server.process.kill('SIGKILL');
  await server.ended;
  await owner.close();
  return made;
}

describe.each(BOTH)('a start on $kind that expects leads', ({ kind, makePlace }) => {
  it('is refused without any, and goes well with one', async () => {
    place = kind === EMBEDDED.kind ? await WITHOUT_TABLE.makePlace() : await makePlace();
    const expecting = { ...place.settings, EXPECT_LEADS: true };
    await expect(openDatabase(expecting)).rejects.toThrow(EXPECTED);
    const database = await openDatabase(place.settings);
    expect(database.isNew).toBe(true);
    if (kind === EMBEDDED.kind) {
      const checksums = await database.query({ text: 'show data_checksums' });
      expect(checksums, 'of a database that it made').toEqual([{ data_checksums: 'on' }]);
    }
    await expect(openDatabase(expecting).catch(({ message }) => Promise.reject(message))).rejects.toMatch(
      /EXPECT_LEADS=yes says|in use by another process/,
    );
    await insertRows(await openLeadStore(database), leadRow());
    await database.close();
    const next = await openDatabase(expecting);
    expect(next.isNew).toBe(false);
    await next.close();
  });
});

describe('a start of a new embedded database', () => {
  it('is refused where leads are expected, before anything is made', async () => {
    place = await embeddedPlace();
    await expect(openDatabase({ ...place.settings, EXPECT_LEADS: true })).rejects.toThrow(EXPECTED);
    expect(readdirSync(place.settings.DATA_DIR)).toEqual([]);
  });
});

describe('a start of the embedded database', () => {
  it('has every lead that was counted where the status of transactions was zeroed: counting marks them as committed', async () => {
    place = await copyOfEmbedded(stopped.settings.DATA_DIR);
    const status = pathOf('pg', 'pg_xact', '0000');
    overwrite(status, 0, statSync(status).size, 0);
    const database = await openDatabase(place.settings);
    expect(database.missing).toBe(0);
    expect(await database.query(COUNT)).toEqual([{ leads: STORED }]);
    await database.close();
  });

  it('says that leads are damaged where they cannot be counted, in the log too', async () => {
    place = await copyOfEmbedded(stopped.settings.DATA_DIR);
    overwrite(pathOf(tableFile), PAGE_BYTES / 2, 1);
    const server = startServer(place.settings);
    const said = new Promise<string>((resolve) => {
      server.process.stdout?.on('data', (text) => {
        const line = String(text)
          .split('\n')
          .find((one) => one.includes('leads are missing'));
        if (line) resolve(line);
      });
    });
    expect(JSON.parse(await said)).toMatchObject({ level: 50, missing: null });
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it('misses nothing after a crash, nor what the owner had erased, and makes no new database while that one is away', async () => {
    place = await copyOfEmbedded((await killed).settings.DATA_DIR);
    renameSync(pathOf('pg'), pathOf('elsewhere'));
    await expect(openDatabase(place.settings)).rejects.toThrow(
      /pg is gone, which held 53 leads on .*\. Bring it back, .* or remove .*leads\.json to start/,
    );
    expect(existsSync(pathOf('pg'))).toBe(false);
    renameSync(pathOf('elsewhere'), pathOf('pg'));
    const database = await openDatabase(place.settings);
    expect(database.missing).toBe(0);
    expect(await database.query(COUNT)).toEqual([{ leads: STORED - ERASED }]);
    await database.close();
  });

  it.each([
    [
      'a record of the log that the disk has changed',
      'killed',
      () => {
        const logs = readdirSync(pathOf('pg', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
        const last = pathOf('pg', 'pg_wal', logs.sort().at(-1) ?? '');
        const log = readFileSync(last);
        overwrite(last, log.indexOf('Zuzana'), 1);
      },
    ],
    ['a table that was cut', 'stopped', () => truncateSync(pathOf(tableFile), PAGE_BYTES)],
  ] as const)('says how many leads are missing after %s', async (_damage, ended, damage) => {
    place = await copyOfEmbedded((await { killed, stopped }[ended]).settings.DATA_DIR);
    damage();
    const noted = ended === 'killed' ? STORED - ERASED : STORED;
    // Again at the next start, whatever was lost: it is over once the owner says so.
    for (let start = 0; start < (ended === 'killed' ? 1 : 2); start++) {
      const database = await openDatabase(place.settings);
      const [found] = await database.query<{ leads: number }>(COUNT);
      expect(database.missing).toBeGreaterThan(0);
      expect(database.missing).toBe(noted - (found?.leads ?? 0));
      await database.close();
    }
    if (ended === 'killed') return;
    rmSync(pathOf(NOTE_FILE));
    const database = await openDatabase(place.settings);
    expect(database.missing).toBe(0);
    await database.close();
  });
});
