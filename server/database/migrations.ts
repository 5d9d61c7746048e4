import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ClientBase } from 'pg';

const DIRECTORY = new URL('../../supabase/migrations/', import.meta.url);
/** `<version>_<name>.sql`, as the Supabase CLI names its files. */
const FILE_NAME = /^\d+_.+\.sql$/;
/** Any number will do, as long as all servers use the same one. */
const ADVISORY_LOCK = 20_261_121;

/** The Supabase CLI's own record, so a database that either of us migrated is known to the other. */
const RECORD = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  )`;

type Migration = { version: string; name: string; sql: string };

/**
 * Applies the files of `supabase/migrations` that `owner`'s database has not
 * seen, in the order of their names, each in a transaction of its own. Servers
 * that start together wait for one another.
 */
export async function migrate(owner: ClientBase): Promise<void> {
  await owner.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
  try {
    await owner.query(RECORD);
    const known = await appliedVersions(owner);
    for (const migration of await readMigrations()) {
      if (!known.has(migration.version)) await apply(owner, migration);
    }
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
  }
}

async function appliedVersions(owner: ClientBase): Promise<Set<string>> {
  const { rows } = await owner.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  return new Set(rows.map(({ version }) => version));
}

async function apply(owner: ClientBase, { version, name, sql }: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(sql);
    await owner.query(
      'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
      [version, [sql], name],
    );
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(DIRECTORY)).filter((file) => FILE_NAME.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = basename(file, '.sql').split('_');
      return { version, name: name.join('_'), sql: await readFile(new URL(file, DIRECTORY), 'utf8') };
    }),
  );
}
