import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { EMBEDDED, type Place, POSTGRES } from '../test/databases.ts';
import { FORM, leadRow } from '../test/lead-row.ts';
import { startServer } from '../test/server-process.ts';
import { ROWS_AT_ONCE } from './copy-table.ts';

const ENTRY = fileURLToPath(new URL('./main.ts', import.meta.url));
const MANY = 10_000;
const MINUTE = 60_000;
const ALL = `select to_jsonb(leads) as lead from public.leads order by id`;

/** Each breaks another way to copy: text by text, by line, by number, in local time. */
const AWKWARD = [
  leadRow({ name: 'Łucja 👩‍🔬 "O’Hara" \\ , ; \t x', subject: 'שלום \u202e مرحبا' }),
  leadRow({ requirements: `Line\r\nline\n\\. \\N '' "" $1 ${'ü'.repeat(4_000)}` }),
  leadRow({ campaign_data: { utm_source: 'a"b\\c\u2028', utm_term: 'null' } }),
  leadRow({ status: 'spam' }),
];

let source: Place;
let target: Place;
beforeEach(async () => {
  source = await EMBEDDED.makePlace();
  target = await POSTGRES.makePlace();
});
afterEach(async () => {
  await source.remove();
  await target.remove();
});

async function fill(place: Place, rows: readonly object[]): Promise<void> {
  await (await openDatabase(place.settings)).close();
  await place.asOwner(
    'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)',
    [JSON.stringify(rows)],
  );
}

/** What whoever works the leads does to them, and times that only the database sets. */
async function work(place: Place): Promise<void> {
  await place.asOwner(`
    alter table public.leads disable trigger user;
    update public.leads set status = 'won: très bien', created_at = '2026-03-29 01:30:00.123456+00',
      deadline = '2026-03-31 00:59:59.999999+00' where status <> 'spam';
    alter table public.leads enable trigger user`);
}

async function run(from: string, to: string | undefined) {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [ENTRY, '--from', from, '--to', to ?? ''], {
    cwd: tmpdir(),
    env: { ...inherited, TZ: 'Europe/Berlin' },
  });
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, said, errors };
}

const move = () => run(source.settings.DATA_DIR, target.settings.DATABASE_URL);

describe('moving to PostgreSQL', () => {
  it('brings every lead as it was, and leaves the embedded database as it is', async () => {
    await fill(source, AWKWARD);
    await work(source);
    const before = await source.asOwner(ALL);
    expect(await move()).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^4 leads are in PostgreSQL now/),
    });
    expect(await target.asOwner(ALL)).toEqual(before);
    expect(await source.asOwner(ALL)).toEqual(before);
    expect(before).toContainEqual({ lead: expect.objectContaining({ status: 'spam' }) });
  });

  it('brings what is still to be delivered, and delivers nothing twice', async () => {
    await fill(source, AWKWARD);
    await source.asOwner(`insert into server.deliveries (lead_id, channel, attempts, last_error)
      select id, 'webhook', 3, 'HTTP 503' from public.leads where status = 'new'`);
    expect((await move()).code).toBe(0);
    const deliveries = 'select to_jsonb(deliveries) as delivery from server.deliveries order by lead_id';
    const moved = await target.asOwner(deliveries);
    expect(moved).toHaveLength(3);
    expect(moved).toEqual(await source.asOwner(deliveries));
  });

  it('changes nothing when it is run again', async () => {
    await fill(source, AWKWARD);
    await move();
    const before = await target.asOwner(ALL);
    expect(await move()).toMatchObject({ code: 0, said: expect.stringContaining('already') });
    expect(await target.asOwner(ALL)).toEqual(before);
  });

  it('leaves the database to move to with its triggers, so that the next lead is settled', async () => {
    await fill(source, AWKWARD);
    await move();
    await fill(target, [leadRow({ status: 'won' })]);
    expect(await target.asOwner(`select count(*)::int from public.leads where status = 'won'`)).toEqual([
      { count: 0 },
    ]);
  });

  it(
    `brings ${MANY} leads`,
    async () => {
      await fill(source, [leadRow()]);
      await source.asOwner(
        `insert into public.leads select (json_populate_record(leads, json_build_object('id', gen_random_uuid()))).*
         from public.leads, generate_series(2, $1::int)`,
        [MANY],
      );
      expect(MANY % ROWS_AT_ONCE).toBe(0);
      expect((await move()).said).toMatch(new RegExp(`^${MANY} leads`));
      expect(await target.asOwner('select count(*)::int from public.leads')).toEqual([{ count: MANY }]);
    },
    2 * MINUTE,
  );

  it.each([
    ['other leads', leadRow()],
    ['the same lead in another state', AWKWARD[0]],
  ])('is refused where there are %s, and changes nothing', async (_, there) => {
    await fill(source, AWKWARD);
    await fill(target, [{ ...there }]);
    const before = await target.asOwner(ALL);
    const { code, errors } = await move();
    expect(code).toBe(1);
    expect(errors).toContain('has 1 leads already');
    expect(await target.asOwner(ALL)).toEqual(before);
  });

  it('leaves nothing behind when a row is refused on the way, and quotes none', async () => {
    await fill(source, AWKWARD);
    await (await openDatabase(target.settings)).close();
    await target.asOwner(`alter table public.leads add constraint no_spam check (status <> 'spam')`);
    const { code, errors } = await move();
    expect(code).toBe(1);
    expect(errors).toContain('no_spam');
    for (const personal of Object.values(FORM)) expect(errors).not.toContain(personal);
    expect(await target.asOwner(ALL)).toEqual([]);
  });

  it('is refused where the copy would differ', async () => {
    await fill(source, AWKWARD);
    await (await openDatabase(target.settings)).close();
    await target.asOwner(`
      create function public.alter_name() returns trigger language plpgsql as 'begin new.name := ''other''; return new; end';
      create trigger alter_name before insert on public.leads for each row execute function public.alter_name();
      alter table public.leads enable always trigger alter_name`);
    const { code, errors } = await move();
    expect(code).toBe(1);
    expect(errors).toContain('would not be the same');
    expect(await target.asOwner(ALL)).toEqual([]);
  });

  it('is refused while a server has the embedded database', async () => {
    const server = startServer(source.settings);
    await server.address;
    const { code, errors } = await move();
    server.process.kill('SIGKILL');
    await server.ended;
    expect(code).toBe(1);
    expect(errors).toContain('is in use by another server. Stop that server');
  });

  it('is refused where there is no database, and makes none', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'leads-none-'));
    const { code, errors } = await run(empty, target.settings.DATABASE_URL);
    await rm(empty, { recursive: true });
    expect(code).toBe(1);
    expect(errors).toBe(`There is no database in ${empty}.\n`);
  });

  it('says what is wrong with the address to move to, and never the address', async () => {
    const { code, errors } = await run(source.settings.DATA_DIR, 'mysql://user:secret@db');
    expect(code).toBe(1);
    expect(errors).toContain('DATABASE_URL must look like postgres://');
    expect(errors).not.toContain('secret');
  });
});
