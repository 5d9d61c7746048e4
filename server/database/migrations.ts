import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ClientBase } from 'pg';
import { reasonOf } from './failure.ts';

/** A directory of migrations, and the schema whose table `schema_migrations` records those applied. */
type Source = { directory: URL; schema: string };

const SOURCES: readonly Source[] = [
  // The Supabase CLI's own table, so that the CLI and this server know each other's migrations.
  { directory: new URL('../../supabase/migrations/', import.meta.url), schema: 'supabase_migrations' },
  // Only this server needs these. The CLI refuses a table with versions missing from its folder.
  { directory: new URL('./migrations/', import.meta.url), schema: 'server' },
];
/** `<version>_<name>.sql`, as in the Supabase CLI. */
const FILE_NAME = /^\d+_.+\.sql$/;
/** An arbitrary number, the same for all servers. */
const ADVISORY_LOCK = 20_261_121;

type Migration = { version: string; name: string; sql: string };

/** The `name` of each applied migration, such as `server/20261121030000`. */
export const APPLIED_MIGRATIONS = `${SOURCES.map(
  ({ schema }) => `select '${schema}/' || version as name from ${schema}.schema_migrations`,
).join(' union ')} order by name`;

/**
 * Applies all missing migrations in one transaction. `owner` may be connected through a
 * transaction pooler. Throws an error that names the failed migration.
 */
export async function migrate(owner: ClientBase): Promise<void> {
  await owner.query('begin');
  try {
    await applyMigrations(owner);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Applies all missing migrations, or those of the `wanted` names, in the transaction of `owner`. */
export async function applyMigrations(owner: ClientBase, wanted?: readonly string[]): Promise<void> {
  await owner.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  for (const source of SOURCES) await applyMissing(owner, source, wanted);
}

async function applyMissing(
  owner: ClientBase,
  { directory, schema }: Source,
  wanted: readonly string[] | undefined,
): Promise<void> {
  await owner.query(`
    create schema if not exists ${schema};
    create table if not exists ${schema}.schema_migrations (
      version text primary key, statements text[], name text
    )`);
  const known = await appliedVersions(owner, schema);
  for (const migration of await readMigrations(directory)) {
    const isWanted = wanted?.includes(`${schema}/${migration.version}`) ?? true;
    if (isWanted && !known.has(migration.version)) await apply(owner, schema, migration);
  }
}

async function appliedVersions(owner: ClientBase, schema: string): Promise<Set<string>> {
  const { rows } = await owner.query<{ version: string }>(`select version from ${schema}.schema_migrations`);
  return new Set(rows.map(({ version }) => version));
}

async function apply(owner: ClientBase, schema: string, { version, name, sql }: Migration): Promise<void> {
  try {
    await owner.query(sql);
    await owner.query(
      `insert into ${schema}.schema_migrations (version, statements, name) values ($1, $2, $3)`,
      [version, [sql], name],
    );
  } catch (error) {
    throw new Error(
      `migration ${version}_${name} failed: ${reasonOf(error)}. Grant the owner the missing right, or return to the previous version.`,
      { cause: error },
    );
  }
}

async function readMigrations(directory: URL): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => FILE_NAME.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = basename(file, '.sql').split('_');
      return { version, name: name.join('_'), sql: await readFile(new URL(file, directory), 'utf8') };
    }),
  );
}
