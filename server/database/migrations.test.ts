import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { POSTGRES, placeForTest } from '../../tests/support/databases.ts';
import { insertRows, leadRow } from '../../tests/support/lead-row.ts';
import { openLeadStore } from '../leads/store.ts';
import { openDatabase } from './database.ts';

/** The applied migrations in both tables. */
const RECORDED = `
  select 'supabase' as record, version || '_' || name || '.sql' as file, cardinality(statements) as statements
  from supabase_migrations.schema_migrations
  union all
  select 'server', version || '_' || name || '.sql', cardinality(statements)
  from server.schema_migrations
  order by record desc, file`;

const SUPABASE_MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url);

/** Every file of both folders, as recorded. */
async function expectedRecord() {
  const supabase = await readdir(SUPABASE_MIGRATIONS);
  const server = await readdir(new URL('./migrations/', import.meta.url));
  return [
    ...supabase.sort().map((file) => ({ record: 'supabase', file, statements: 1 })),
    ...server.sort().map((file) => ({ record: 'server', file, statements: 1 })),
  ];
}

/** Released in 1.0.0 in both folders, each of which has a record of its own. */
const SHARED_VERSIONS = ['20261121030000'];

it('gives each migration a version of its own, in both folders together', async () => {
  const versions = (await expectedRecord()).map(({ file }) => file.split('_')[0] ?? '');
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual(SHARED_VERSIONS);
});

describe('the migrations on PostgreSQL', () => {
  it('are applied once by servers that start together, and by one that starts later', async () => {
    const place = await placeForTest(POSTGRES);
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place.settings)));
    await Promise.all(databases.map((database) => database.close()));
    await (await openDatabase(place.settings)).close();
    expect(await place.asOwner(RECORDED)).toEqual(await expectedRecord());
  });

  it('are skipped if the Supabase CLI has applied them', async () => {
    const place = await placeForTest(POSTGRES);
    await place.asOwner(`
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
    for (const file of (await readdir(SUPABASE_MIGRATIONS)).sort()) {
      const [version] = file.split('_');
      await place.asOwner(await readFile(new URL(file, SUPABASE_MIGRATIONS), 'utf8'));
      await place.asOwner('insert into supabase_migrations.schema_migrations values ($1)', [version]);
    }
    await (await openDatabase(place.settings)).close();
    const applied = 'select distinct statements from supabase_migrations.schema_migrations';
    expect(await place.asOwner(applied)).toEqual([{ statements: null }]);
  });

  it('that fail keep a server from starting, with the reason', async () => {
    const place = await placeForTest(POSTGRES);
    await (await openDatabase(place.settings)).close();
    await place.asOwner(`delete from server.schema_migrations where name = 'lead_notes'`);
    await expect(openDatabase(place.settings)).rejects.toThrow(
      /migration \d+_lead_notes failed: relation "lead_notes" already exists\. /,
    );
  });

  it('revoke what Supabase grants by default', async () => {
    const place = await placeForTest(POSTGRES);
    await place.asOwner(`
      do $$ begin
        if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
        if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if;
      end $$`);
    await place.asOwner(
      'alter default privileges in schema public grant all on tables to anon, authenticated',
    );
    await (await openDatabase(place.settings)).close();
    const rights = await place.asOwner(
      `select grantee, privilege_type from information_schema.table_privileges
       where table_name = 'leads' and grantee in ('anon', 'authenticated', 'PUBLIC')`,
    );
    expect(rights).toEqual([{ grantee: 'anon', privilege_type: 'INSERT' }]);
  });

  it('need no superuser', async () => {
    const place = await placeForTest(POSTGRES);
    const { pathname } = new URL(place.settings.DATABASE_URL ?? '');
    const owner = `owner${pathname.slice(1)}`;
    await place.asOwner(`create role ${owner} login createrole password 'p'`);
    await place.asOwner(`alter database ${pathname.slice(1)} owner to ${owner}`);
    await place.asOwner(`do $$ begin create role anon; exception when duplicate_object then null; end $$`);
    await place.asOwner(`grant anon to ${owner}`);
    const url = new URL(place.settings.DATABASE_URL ?? '');
    url.username = owner;
    url.password = 'p';
    const database = await openDatabase({ ...place.settings, DATABASE_URL: url.href });
    const store = await openLeadStore(database);
    await insertRows(store, leadRow());
    expect(await database.query({ text: 'select count(*)::int as leads from public.leads' })).toEqual([
      { leads: 1 },
    ]);
    await database.close();
  });
});
