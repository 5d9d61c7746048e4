import pg from 'pg';
import type { Environment } from '../../environment.ts';
import { StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrations.ts';
import { postgresAt } from './postgres.ts';

/** How long a query waits for a connection before it fails. */
export const CONNECTION_TIMEOUT_MS = 5_000;
/** How long the first connection may take: a database that starts along with this process needs its time. */
const START_TIMEOUT_MS = 30_000;
/** PostgreSQL 15, as the server states its version. */
const OLDEST_VERSION = 150_000;

type Query = <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<Row[]>;

/** The leads' database, open and migrated. */
export type Database = {
  /** Runs as the role `anon`, which may insert leads, count them for the rates, and nothing else. */
  query: Query;
  /**
   * Runs as the owner, past every policy: for what no visitor's words decide. One
   * statement, without a name, since on the embedded database all connections
   * share a session; a transaction that outlasts it is refused there.
   */
  asOwner: Query;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
  /** Resolves with the reason if the database dies and cannot come back while the process lives. */
  lost: Promise<Error>;
};

/** Opens PostgreSQL where `DATABASE_URL` names one, else the embedded database in `DATA_DIR`. Throws a `StartError`. */
export async function openDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  const backend = DATABASE_URL ? postgresAt(DATABASE_URL) : await openEmbedded(DATA_DIR);
  try {
    await prepare(backend);
  } catch (error) {
    await backend.close();
    throw new StartError(`The database cannot be used: ${reasonOf(error)}`);
  }
  return databaseOn(backend);
}

/** Migrates as the owner, over a connection of its own that does not outlive it. */
async function prepare({ migration }: Backend): Promise<void> {
  const owner = new pg.Client({ ...migration, connectionTimeoutMillis: START_TIMEOUT_MS });
  await owner.connect();
  try {
    await refuseOldVersion(owner);
    await migrate(owner);
    // Rather fails now than with the first lead.
    await owner.query('set role anon');
  } finally {
    await owner.end();
  }
}

async function refuseOldVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) < OLDEST_VERSION)
    throw new Error('it is older than PostgreSQL 15.');
}

function databaseOn(backend: Backend): Database {
  const visitors = new pg.Pool({ ...backend.anon, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  const owner = new pg.Pool({ ...backend.owner, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  return {
    query: queryOn(visitors),
    asOwner: queryOn(owner),
    lost: backend.lost,
    async close() {
      await Promise.all([visitors.end(), owner.end()]);
      await backend.close();
    },
  };
}

function queryOn(pool: pg.Pool): Query {
  // An idle connection that breaks is replaced on the next query, which reports what is wrong then.
  pool.on('error', () => {});
  return async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => (await pool.query<Row>(query)).rows;
}

/** pg reports a host with several addresses as an `AggregateError` without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
