import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMBEDDED, POSTGRES } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import type { Place } from '../../tests/support/place.ts';
import { lockDirectory } from '../database/data-directory.ts';
import { openDatabase } from '../database/database.ts';
import { PAGES_AT_ONCE } from './move-leads.ts';

const ENTRY = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Each lead takes about 700 bytes of an 8 KB page, so these exceed one copy. */
const MANY = 20 * PAGES_AT_ONCE;
const MINUTE = 60_000;
const ALL = `select to_jsonb(leads) as lead,
    (select jsonb_agg(deliveries order by channel) from server.deliveries where lead_id = id) as deliveries
  from public.leads order by id`;
/** A minimal row of `ALL`. */
type Stored = { lead: { status: string }; deliveries: unknown[] | null };

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
  select id, 'webhook', 3, 'HTTP 503' from public.leads where status <> 'spam'`;
const INSERT = 'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)';
const COPIES = `
  insert into public.leads select (json_populate_record(leads, json_build_object('id', gen_random_uuid()))).*
  from public.leads, generate_series(1, $1::int) where status = 'spam'`;

/** The embedded database and its content, which no move changes. */
let source: Place;
let before: Stored[];
let target: Place;
beforeAll(async () => {
  source = await EMBEDDED.makePlace();
  const database = await openDatabase(source.settings);
  await database.query({ text: INSERT, values: [JSON.stringify(AWKWARD)] });
  await database.query({ text: WORK });
  await database.query({ text: COPIES, values: [MANY - AWKWARD.length] });
  before = await database.query<Stored>({ text: ALL });
  await database.close();
});
afterAll(() => source.remove());
beforeEach(async () => {
  target = await POSTGRES.makePlace();
});
afterEach(() => target.remove());

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

describe('the command move-to-postgres', () => {
  it(
    `copies ${MANY} leads and their deliveries, and does not change the embedded database`,
    async () => {
      expect(await move()).toMatchObject({ code: 0, said: expect.stringMatching(`^Copied ${MANY} leads`) });
      const moved = await target.asOwner<Stored>(ALL);
      expect(moved).toEqual(before);
      expect(await source.asOwner(ALL)).toEqual(before);
      const worked = before.filter(({ lead }) => lead.status !== 'spam');
      expect(worked.map(({ lead, deliveries }) => [lead.status, deliveries?.length])).toEqual(
        Array(AWKWARD.length - 1).fill(['won: très bien', 1]),
      );

      // A second run is refused and changes nothing, and the triggers handle the next lead.
      expect(await move()).toMatchObject({
        code: 1,
        errors: `The target already has ${MANY} leads. Nothing was changed.\n`,
      });
      expect(await target.asOwner(ALL)).toEqual(before);
      await target.asOwner(INSERT, [JSON.stringify([leadRow({ status: 'lost' })])]);
      expect(await target.asOwner(`select status from public.leads where status in ('new', 'lost')`)).toEqual(
        [{ status: 'new' }],
      );
    },
    2 * MINUTE,
  );

  it('copies nothing if a row is refused, and quotes none', async () => {
    await (await openDatabase(target.settings)).close();
    await target.asOwner(`alter table public.leads add constraint no_spam check (status <> 'spam')`);
    const { code, errors } = await move();
    expect(code).toBe(1);
    expect(errors).toContain('no_spam');
    for (const personal of Object.values(FORM)) expect(errors).not.toContain(personal);
    expect(await target.asOwner(ALL)).toEqual([]);
  });

  it('fails while a server has the embedded database open', async () => {
    const unlock = lockDirectory(source.settings.DATA_DIR);
    const { code, errors } = await move();
    unlock();
    expect(code).toBe(1);
    expect(errors).toContain('is in use by another process. Stop that process');
  });

  it('fails if there is no database, and creates none', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'leads-none-'));
    const { code, errors } = await run(empty, target.settings.DATABASE_URL);
    await rm(empty, { recursive: true });
    expect(code).toBe(1);
    expect(errors).toBe(`There is no database in ${empty}.\n`);
  });
});
