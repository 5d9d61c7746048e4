import { describe, expect, it } from 'vitest';
import { asVisitor, BOTH, openForTests } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';

describe.each(BOTH)('the role anon on $kind', (kind) => {
  const open = openForTests(kind);

  it.each([
    ['read leads', 'select id from public.leads'],
    ['count leads', 'select count(*) from public.leads'],
    ['change leads', `update public.leads set status = 'lost'`],
    ['delete leads', 'delete from public.leads'],
    ['empty the table', 'truncate public.leads'],
    ['copy the table', 'create table public.copy as table public.leads'],
    ['change the table', 'alter table public.leads disable row level security'],
    ['turn the trigger off', 'alter table public.leads disable trigger leads_settle'],
    ['create a table', 'create table public.own (n integer)'],
    ['read the record of migrations', 'select * from supabase_migrations.schema_migrations'],
    ['read the record of our own migrations', 'select * from server.schema_migrations'],
    ['create a table in the server’s schema', 'create table server.own (n integer)'],
    ['see where leads are delivered', 'select * from server.channels'],
    ['choose where leads are delivered', `insert into server.channels values ('mine')`],
    ['read the outbox', 'select * from server.deliveries'],
    ['change the outbox', `update server.deliveries set state = 'sent'`],
    ['empty the outbox', 'delete from server.deliveries'],
    ['insert through the function of the server', `select server.insert_leads('{name}', '[]')`],
    ['call the function that fills the outbox', 'select server.queue_deliveries()'],
  ])('may not %s', async (_action, text) => {
    await expect(asVisitor(open, text)).rejects.toMatchObject({ code: '42501' });
  });

  it('inserts leads, and the owner’s role returns afterwards', async () => {
    await open.asOwner(`
      create function public.note_role() returns trigger language plpgsql
      as $$ begin raise exception 'inserted as %', current_user; end $$`);
    await open.asOwner(`
      create trigger note_role before insert on public.leads for each row execute function public.note_role()`);
    const rows = JSON.stringify([{ name: 'Ada Example' }]);
    await expect(open.asOwner(`select server.insert_leads('{name}', $1)`, [rows])).rejects.toThrow(
      'inserted as anon',
    );
    expect(await open.asOwner('select current_user as role')).toEqual([{ role: 'postgres' }]);
    await open.asOwner('drop function public.note_role cascade');
  });

  it('inserts only what its policy allows', async () => {
    await open.asOwner('alter policy leads_insert on public.leads with check (false)');
    const row = JSON.stringify([leadRow()]);
    const filled = `{${Object.keys(leadRow()).join()}}`;
    const insert = () => open.asOwner('select server.insert_leads($1, $2)', [filled, row]);
    await expect(insert()).rejects.toMatchObject({ code: '42501' });
    await open.asOwner('alter policy leads_insert on public.leads with check (true)');
    await insert();
    expect(await open.asOwner('select count(*)::int as leads from public.leads')).toEqual([{ leads: 1 }]);
  });

  it('may only insert', async () => {
    const rights = await open.asOwner(
      `select privilege_type from information_schema.table_privileges
       where table_name = 'leads' and grantee in ('anon', 'PUBLIC')`,
    );
    expect(rights).toEqual([{ privilege_type: 'INSERT' }]);
  });
});
