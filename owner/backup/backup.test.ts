import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { withClient } from '../../server/database/query.ts';
import {
  EMBEDDED,
  POSTGRES,
  placeForTest,
  serverForTest,
  WITHOUT_TABLE,
} from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import type { Place } from '../../tests/support/place.ts';
import { streamLeads } from '../../tests/support/server-process.ts';
import { callLeads } from '../cli/test/call-leads.ts';
import { storeMany } from '../cli/test/store-many.ts';

const PROGRAM = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
/** More than one answer of the database, and more than one part of the file. */
const MANY = 3_000;
const ALL = `select to_jsonb(leads) as lead,
    (select jsonb_agg(deliveries order by channel) from server.deliveries where lead_id = id) as deliveries,
    (select jsonb_agg(lead_notes) from server.lead_notes where lead_id = id) as notes
  from public.leads order by id`;

/** Each breaks a naive copy: as text, by line, by number, in local time. */
const AWKWARD = [
  leadRow({ name: 'Łucja 👩‍🔬 "O’Hara" \\ , ; \t x', subject: 'שלום \u202e مرحبا' }),
  leadRow({ requirements: `Line\r\nline\n\\. \\N '' "" $1 ${'ü'.repeat(4_000)}` }),
  leadRow({ campaign_data: { utm_source: 'a"b\\c\u2028', utm_term: 'null' } }),
  leadRow({ status: 'spam' }),
];

/** Changes made by an owner, times that only the database sets, and an outbox. */
const WORK = `
  alter table public.leads disable trigger user;
  update public.leads set status = 'won: très bien', created_at = '2026-03-29 01:30:00.123456+00',
    deadline = '2026-03-31 00:59:59.999999+00' where status <> 'spam';
  alter table public.leads enable trigger user;
  insert into server.deliveries (lead_id, channel, attempts, last_error)
  select id, 'webhook', 3, 'HTTP 503' from public.leads where status <> 'spam';
  insert into server.lead_notes (lead_id, words) select id, 'Called.' from public.leads
  where status <> 'spam'`;

/** Where the test's files are, and a backup of `before`. */
const FILES = mkdtempSync(join(tmpdir(), 'leads-backup-'));
const FILE = join(FILES, 'leads.backup');
let before: unknown[];
beforeAll(async () => {
  const source = await EMBEDDED.makePlace();
  const { query, close } = await openDatabase(source.settings);
  const insert = 'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)';
  await query({ text: insert, values: [JSON.stringify(AWKWARD)] });
  await query({ text: WORK });
  await storeMany(query, MANY);
  before = await query({ text: ALL });
  await close();
  expect(await callLeads(source.settings, 'backup', FILE)).toMatchObject({
    code: 0,
    output: `Backed up ${before.length.toLocaleString('en')} leads to ${FILE}.\n`,
  });
  await source.remove();
});
afterAll(() => rmSync(FILES, { recursive: true }));

const restored = {
  code: 0,
  errors: '',
  output: `Restored ${(MANY + AWKWARD.length).toLocaleString('en')} leads.\n`,
};
const empty = () => placeForTest(POSTGRES);

it('restores an embedded database in PostgreSQL and back, and replaces leads only when told', async () => {
  const postgres = await empty();
  expect(await callLeads(postgres.settings, 'restore', FILE)).toEqual(restored);
  expect(await postgres.asOwner(ALL)).toEqual(before);

  // The triggers handle the next lead again.
  await (await openDatabase(postgres.settings)).close();
  const [{ id = '' } = {}] = await postgres.asOwner<{ id: string }>(
    'insert into public.leads select * from json_populate_record(null::public.leads, $1) returning id',
    [JSON.stringify(leadRow({ status: 'lost' }))],
  );
  expect(await postgres.asOwner('select status from public.leads where id = $1', [id])).toEqual([
    { status: 'new' },
  ]);
  expect(await callLeads(postgres.settings, 'restore', FILE)).toMatchObject({
    code: 1,
    errors: 'The database already has leads. Add --replace to delete them first.\n',
  });
  expect(await callLeads(postgres.settings, 'restore', FILE, '--replace')).toEqual(restored);
  expect(await postgres.asOwner(ALL)).toEqual(before);

  const back = join(FILES, 'back.backup');
  expect(await callLeads(postgres.settings, 'backup', back)).toMatchObject({ code: 0 });
  const embedded = await placeForTest(WITHOUT_TABLE);
  expect(await callLeads(embedded.settings, 'restore', back)).toEqual(restored);
  expect(await embedded.asOwner(ALL)).toEqual(before);
});

/** Writes `FILE` with changes to its text. */
function changedBackup(change: (text: string) => string): string {
  const path = join(FILES, 'changed.backup');
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(FILE)).toString())));
  return path;
}

it('changes nothing if a backup is damaged, cut off, of a newer version or refused, and quotes no lead', async () => {
  const { settings, asOwner } = await empty();
  const bytes = readFileSync(FILE);
  const cut = join(FILES, 'cut.backup');
  writeFileSync(cut, bytes.subarray(0, -1_000));
  const damaged = join(FILES, 'damaged.backup');
  writeFileSync(damaged, bytes.with(bytes.length / 2, (bytes[bytes.length / 2] ?? 0) ^ 1));
  const refusals = [];
  for (const file of [cut, damaged, PROGRAM, join(FILES, 'none')])
    refusals.push((await callLeads(settings, 'restore', file)).errors);
  const withoutEnd = changedBackup((text) => text.replace(/^end\t.*\n$/m, ''));
  refusals.push((await callLeads(settings, 'restore', withoutEnd)).errors);
  const withoutLead = changedBackup((text) => text.replace(/^public\.leads\t.*\n/m, ''));
  refusals.push((await callLeads(settings, 'restore', withoutLead)).errors);
  expect(refusals).toEqual([
    expect.stringContaining('is damaged or not a backup: unexpected end of file'),
    expect.stringContaining('is damaged or not a backup: '),
    expect.stringContaining('is damaged or not a backup: incorrect header check'),
    expect.stringContaining('ENOENT'),
    expect.stringContaining('is incomplete or not a backup.'),
    expect.stringContaining('is incomplete or not a backup.'),
  ]);
  const newer = changedBackup((text) => text.replace('["', '["server/20990101000000","'));
  expect((await callLeads(settings, 'restore', newer)).errors).toContain('Upgrade first.');
  expect(await asOwner(`select to_regclass('public.leads') as leads`)).toEqual([{ leads: null }]);

  await (await openDatabase(settings)).close();
  await asOwner(`alter table public.leads add constraint no_spam check (status <> 'spam')`);
  const { code, errors } = await callLeads(settings, 'restore', FILE);
  expect([code, errors]).toEqual([1, 'PostgreSQL refused with 23514 (no_spam). Nothing was changed.\n']);
  for (const personal of Object.values(FORM)) expect(errors).not.toContain(personal);
  expect(await asOwner(ALL)).toEqual([]);
});

it('restores a backup of an older version into a new database, which the next start migrates', async () => {
  const older = changedBackup((text) => text.replace(/,"server\/\d+"(?=,"supabase)/, ''));
  const { settings, asOwner } = await empty();
  expect(await callLeads(settings, 'restore', older)).toEqual(restored);
  await (await openDatabase(settings)).close();
  expect(await asOwner(ALL)).toEqual(before);
  expect((await callLeads(settings, 'restore', older, '--replace')).errors).toContain('into a new database');
});

/** Kills the command as soon as it waits for `blocker`'s lock in PostgreSQL. */
async function killWaiting(place: Place, lock: string, ...args: string[]) {
  const { DATABASE_URL = '' } = place.settings;
  await withClient({ connectionString: DATABASE_URL }, async (blocker) => {
    await blocker.query('begin');
    await blocker.query(lock);
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, DATABASE_URL } });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => place.asOwner(waiting), { timeout: 30_000 }).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'close');
    await blocker.query('rollback');
  });
}

it('leaves the earlier backup and the database as they were if it is killed', async () => {
  const place = await empty();
  await callLeads(place.settings, 'restore', FILE);
  const path = join(FILES, 'nightly.backup');
  writeFileSync(path, 'the earlier backup');
  // The last table.
  await killWaiting(place, 'lock table server.status_changes in access exclusive mode', 'backup', path);
  expect(existsSync(`${path}.part`)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('the earlier backup');
  expect(await callLeads(place.settings, 'backup', path)).toMatchObject({ code: 0 });

  // Waits for this lock after the leads are inserted.
  await place.asOwner('alter table server.lead_notes add check (pg_advisory_xact_lock(7) is not null)');
  await killWaiting(place, 'select pg_advisory_lock(7)', 'restore', path, '--replace');
  expect(await place.asOwner(ALL)).toEqual(before);
});

it('backs up the embedded database while a server takes leads, and none is missing', async () => {
  const { settings } = await placeForTest(EMBEDDED);
  const server = serverForTest(settings);
  const { acknowledged, reached, over } = streamLeads(await server.address, 8);
  await reached(100);
  const earlier = [...acknowledged];
  const path = join(FILES, 'load.backup');
  expect(await callLeads(settings, 'backup', path)).toMatchObject({ code: 0, errors: '' });
  await reached(acknowledged.length + 100);
  server.process.kill('SIGTERM');
  await Promise.all([server.ended, over]);

  const other = await empty();
  expect(await callLeads(other.settings, 'restore', path)).toMatchObject({ code: 0 });
  const ids = (await other.asOwner<{ id: string }>('select id from public.leads')).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(earlier));
  expect(ids.filter((id) => !acknowledged.includes(id))).toEqual([]);
});
