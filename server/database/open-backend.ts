import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Environment } from '../environment.ts';
import { StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrations.ts';
import { postgresAt } from './postgres.ts';

/** How long the first connection may take: a database that starts along with this process needs its time. */
const START_TIMEOUT_MS = 30_000;
/** PostgreSQL 15, as the server states its version. */
const OLDEST_VERSION = 150_000;

/** What to do where leads are expected and none are there. */
const UNEXPECTED =
  'EXPECT_LEADS=yes says that there are leads. Is a volume not mounted, or is this another database? Where it is right, leave EXPECT_LEADS out.';

/** Where the leads are. */
export type DatabaseSettings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Environment, 'EXPECT_LEADS'>>;

/**
 * PostgreSQL where `DATABASE_URL` names one, else the embedded database in `DATA_DIR`: migrated,
 * and open to the owner's commands. `isNew`: the table of leads was made just now. Throws a `StartError`.
 */
export async function openBackend({
  DATABASE_URL,
  DATA_DIR,
  EXPECT_LEADS = false,
}: DatabaseSettings): Promise<{ backend: Backend; isNew: boolean }> {
  if (EXPECT_LEADS && !DATABASE_URL && !existsSync(join(DATA_DIR, 'pg')))
    throw new StartError(`There is no database in ${resolve(DATA_DIR)}. ${UNEXPECTED}`);
  const backend = DATABASE_URL ? postgresAt(DATABASE_URL) : await openEmbedded(DATA_DIR);
  try {
    const isNew = await prepare(backend, EXPECT_LEADS);
    await backend.listen();
    return { backend, isNew };
  } catch (error) {
    await backend.close();
    throw new StartError(`The database cannot be used: ${reasonOf(error)}`);
  }
}

/** Migrates as the owner, over a connection of its own that does not outlive it. Gives whether there was no table before. */
async function prepare({ migration }: Backend, expectLeads: boolean): Promise<boolean> {
  const owner = new pg.Client({ ...migration, connectionTimeoutMillis: START_TIMEOUT_MS });
  await owner.connect();
  try {
    await refuseOldVersion(owner);
    const isNew = await isWithoutTable(owner);
    if (expectLeads && (isNew || (await isWithoutLeads(owner))))
      throw new Error(`there are no leads in it. ${UNEXPECTED}`);
    await migrate(owner);
    // Rather fails now than with the first lead.
    await owner.query('set role anon; reset role');
    return isNew;
  } finally {
    await owner.end();
  }
}

async function refuseOldVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) < OLDEST_VERSION)
    throw new Error('it is older than PostgreSQL 15.');
}

async function isWithoutTable(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query(`select 1 where to_regclass('public.leads') is null`);
  return rows.length > 0;
}

async function isWithoutLeads(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query('select 1 from public.leads limit 1');
  return rows.length === 0;
}

/** pg reports a host with several addresses as an `AggregateError` without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
