import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ClientBase } from 'pg';
import type { Query } from './query.ts';

/** Where migrations lie, and the schema whose table `schema_migrations` remembers which are applied. */
type Source = { directory: URL; schema: string };

const SOURCES: readonly Source[] = [
  // The Supabase CLI's own record, so a database that either of us migrated is known to the other.
  { directory: new URL('../../supabase/migrations/', import.meta.url), schema: 'supabase_migrations' },
  // What this server alone needs. The CLI refuses a record with versions that its folder lacks.
  { directory: new URL('./migrations/', import.meta.url), schema: 'server' },
];
/** `<version>_<name>.sql`, as the Supabase CLI names its files. */
const FILE_NAME = /^\d+_.+\.sql$/;
/** Any number will do, as long as all servers use the same one. */
const ADVISORY_LOCK = 20_261_121;

type Migration = { version: string; name: string; sql: string };

/**
 * Applies the files of `supabase/migrations`, then those of `server/database/migrations`,
 * that `owner`'s database has not seen, in the order of their names, each in a
 * transaction of its own. Servers that start together wait for one another.
 */
export async function migrate(owner: ClientBase): Promise<void> {
  await owner.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
  try {
    for (const source of SOURCES) await applyMissing(owner, source);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
  }
}

/**
 * Whether the database lacks a migration of this version: it was put back from an older backup
 * while the server ran. A start brings it up to date.
 */
export async function isBehind(asOwner: Query): Promise<boolean> {
  for (const { directory, schema } of SOURCES) {
    const versions = (await readMigrations(directory)).map(({ version }) => version);
    const [known] = await asOwner<{ applied: number }>({
      text: `select count(*)::int as applied from ${schema}.schema_migrations where version = any ($1)`,
      values: [versions],
    });
    if (known?.applied !== versions.length) return true;
  }
  return false;
}

async function applyMissing(owner: ClientBase, { directory, schema }: Source): Promise<void> {
  await owner.query(`
    create schema if not exists ${schema};
    create table if not exists ${schema}.schema_migrations (
      version text primary key, statements text[], name text
    )`);
  const known = await appliedVersions(owner, schema);
  for (const migration of await readMigrations(directory)) {
    if (!known.has(migration.version)) await apply(owner, schema, migration);
  }
}

async function appliedVersions(owner: ClientBase, schema: string): Promise<Set<string>> {
  const { rows } = await owner.query<{ version: string }>(`select version from ${schema}.schema_migrations`);
  return new Set(rows.map(({ version }) => version));
}

async function apply(owner: ClientBase, schema: string, { version, name, sql }: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(sql);
    await owner.query(
      `insert into ${schema}.schema_migrations (version, statements, name) values ($1, $2, $3)`,
      [version, [sql], name],
    );
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `it is older than this version, and its migration ${version}_${name} cannot be applied: ${reason}. Give the owner the right to do so, or go back to the version before.`,
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
