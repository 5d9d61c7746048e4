import { describe, expect, it, onTestFinished } from 'vitest';
import { POSTGRES, placeForTest } from '../../tests/support/databases.ts';
import { insertRows, leadRow } from '../../tests/support/lead-row.ts';
import { startPgBouncer, whyNoPgBouncer } from '../../tests/support/start-pgbouncer.ts';
import { openLeadStore } from '../leads/store.ts';
import { openDatabase } from './database.ts';

const noPgBouncer = whyNoPgBouncer();
if (noPgBouncer) process.stderr.write(`\nNOT RUN, the server behind a pooler: ${noPgBouncer}\n`);

describe.skipIf(noPgBouncer)('PgBouncer in front of PostgreSQL', () => {
  it.each(['session', 'transaction'] as const)(
    'works in %s mode: migrations, and inserts as the visitor',
    async (mode) => {
      const place = await placeForTest(POSTGRES);
      const bouncer = await startPgBouncer(place.settings.DATABASE_URL ?? '', mode);
      onTestFinished(() => bouncer.stop());
      const database = await openDatabase({ ...place.settings, DATABASE_URL: bouncer.url });
      await place.asOwner(`
        create table public.inserted_by (role name);
        grant insert on public.inserted_by to anon;
        create function public.note_role() returns trigger language plpgsql
        as 'begin insert into public.inserted_by values (current_user); return new; end';
        create trigger note_role after insert on public.leads for each row execute function public.note_role()`);
      const store = await openLeadStore(database);
      const role = { text: 'select current_user as role' };
      const roles = await Promise.all(
        Array.from({ length: 50 }, async () => {
          await insertRows(store, leadRow());
          return (await database.query<{ role: string }>(role))[0]?.role;
        }),
      );
      expect(new Set(roles)).toEqual(new Set(['postgres']));
      const inserted = 'select role, count(*)::int as leads from public.inserted_by group by role';
      expect(await place.asOwner(inserted)).toEqual([{ role: 'anon', leads: 50 }]);
      await database.close();
    },
  );
});
