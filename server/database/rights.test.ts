import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH, closePlace, type OpenPlace, openPlace } from '../../tests/support/databases.ts';

describe.each(BOTH)('the role anon on $kind', (kind) => {
  let open: OpenPlace;
  beforeAll(async () => {
    open = await openPlace(kind);
  });
  afterAll(() => closePlace(open));

  it.each([
    ['read leads', 'select id from public.leads'],
    ['count leads', 'select count(*) from public.leads'],
    ['change leads', `update public.leads set status = 'lost'`],
    ['delete leads', 'delete from public.leads'],
    ['empty the table', 'truncate public.leads'],
    ['copy the table', 'create table public.copy as table public.leads'],
    ['change the table', 'alter table public.leads disable row level security'],
    ['switch the trigger off', 'alter table public.leads disable trigger leads_settle'],
    ['make a table', 'create table public.own (n integer)'],
    ['read the record of migrations', 'select * from supabase_migrations.schema_migrations'],
    ['read the record of our own migrations', 'select * from server.schema_migrations'],
    ['empty the rates', 'truncate server.rates'],
    ['make a table beside the rates', 'create table server.own (n integer)'],
    ['change the key that hashes senders', 'update server.sender_key set key = gen_random_uuid()'],
    ['see where leads go', 'select * from server.channels'],
    ['choose where leads go', `insert into server.channels values ('mine')`],
    ['read the outbox', 'select * from server.deliveries'],
    ['change the outbox', `update server.deliveries set state = 'sent'`],
    ['empty the outbox', 'delete from server.deliveries'],
    ['call what fills the outbox', 'select server.queue_deliveries()'],
  ])('may not %s', async (_what, text) => {
    await expect(open.database.query({ text })).rejects.toMatchObject({ code: '42501' });
  });

  it('is what every query runs as', async () => {
    expect(await open.database.query({ text: 'select current_user as role' })).toEqual([{ role: 'anon' }]);
  });

  it('may insert, and nothing else', async () => {
    const rights = await open.asOwner(
      `select privilege_type from information_schema.table_privileges
       where table_name = 'leads' and grantee in ('anon', 'PUBLIC')`,
    );
    expect(rights).toEqual([{ privilege_type: 'INSERT' }]);
  });
});
