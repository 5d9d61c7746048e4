import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOTH, closePlace, type OpenPlace, openPlace, POSTGRES } from '../../tests/support/databases.ts';
import { insertRows, outcomeOf } from '../../tests/support/insert-rows.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import type { Place } from '../../tests/support/place.ts';
import { type PgBouncer, startPgBouncer, whyNoPgBouncer } from '../../tests/support/start-pgbouncer.ts';
import { insertStatement } from '../leads/insert-statement.ts';
import { openLeadStore } from '../leads/store.ts';
import { openDatabase } from './database.ts';
import { STATEMENT_TIMEOUT_MS } from './postgres.ts';

describe.each(BOTH)('an insert on $kind', (kind) => {
  let open: OpenPlace;
  beforeAll(async () => {
    open = await openPlace(kind);
  });
  afterAll(() => closePlace(open));

  it.each([false, true])('fails as the owner, where what is missing is a default: %s', async (missing) => {
    const row = leadRow();
    const columns = { columns: Object.keys(row), missingIsDefault: missing };
    const statement = { text: insertStatement(columns, new Map()), values: [JSON.stringify([row])] };
    await expect(open.asOwner(statement.text, statement.values)).rejects.toMatchObject({ code: '0P000' });
    expect(await open.asOwner('select id from public.leads')).toEqual([]);
    await open.database.query(statement);
    expect(await open.asOwner('select id from public.leads')).toEqual([{ id: row.id }]);
    await open.asOwner('delete from public.leads');
  });
});

const noPgBouncer = whyNoPgBouncer();
if (noPgBouncer) process.stderr.write(`\nNOT RUN, the server behind a pooler: ${noPgBouncer}\n`);

describe.skipIf(noPgBouncer)('PgBouncer before PostgreSQL', () => {
  let place: Place;
  let bouncer: PgBouncer | undefined;
  const through = async (mode: 'session' | 'transaction') => {
    bouncer = await startPgBouncer(place.settings.DATABASE_URL ?? '', mode);
    return { ...place.settings, DATABASE_URL: bouncer.url };
  };
  beforeEach(async () => {
    place = await POSTGRES.makePlace();
  });
  afterEach(async () => {
    await bouncer?.stop();
    await place.remove();
  });

  it('is served through in session mode, with the role and the limits of a direct connection', async () => {
    const database = await openDatabase(await through('session'));
    const store = await openLeadStore(database);
    await Promise.all(Array.from({ length: 20 }, () => insertRows(store, leadRow())));
    const settings = { text: `select current_user as role, current_setting('statement_timeout') as limit` };
    const limit = `${STATEMENT_TIMEOUT_MS / 1000}s`;
    expect(await database.query(settings)).toEqual([{ role: 'anon', limit }]);
    expect(await database.asOwner(settings)).toEqual([{ role: 'postgres', limit }]);
    expect(await place.asOwner('select id from public.leads')).toHaveLength(20);
    await database.close();
  });

  it('is refused in words in transaction mode, before anything is changed', async () => {
    await expect(openDatabase(await through('transaction'))).rejects.toThrow(
      /^The database cannot be used: DATABASE_URL leads to a pooler in transaction mode, .* Use its session mode/,
    );
    expect(await place.asOwner(`select to_regclass('public.leads') as leads`)).toEqual([{ leads: null }]);
  });

  it('is noticed by each insert when it changes to transaction mode, and none runs as the owner', async () => {
    const database = await openDatabase(await through('session'));
    const store = await openLeadStore(database);
    await place.asOwner(`
      create table public.inserted_by (role name);
      grant insert on public.inserted_by to anon;
      create function public.note_role() returns trigger language plpgsql
      as 'begin insert into public.inserted_by values (current_user); return new; end';
      create trigger note_role after insert on public.leads for each row execute function public.note_role()`);
    await bouncer?.setMode('transaction');
    const outcomes = new Map<string | null, number>();
    for (let round = 0; round < 50; round++) {
      const settled = await Promise.all([
        ...Array.from({ length: 4 }, () => outcomeOf(insertRows(store, leadRow()))),
        // The owner's work between them, which leaves its sessions to whoever comes next.
        ...Array.from({ length: 2 }, () =>
          database.asOwner({ text: 'select pg_sleep(0.001)' }).then(
            () => 'owner',
            () => 'owner',
          ),
        ),
      ]);
      for (const outcome of settled) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    const roles = await place.asOwner<{ role: string }>('select distinct role from public.inserted_by');
    expect(roles.filter(({ role }) => role !== 'anon')).toEqual([]);
    // Some met the owner's session, and were refused.
    expect(outcomes.get('PGRST001')).toBeGreaterThan(0);
    await database.close();
  });
});
