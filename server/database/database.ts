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

/** The leads' database, open and migrated. Every query runs as the role `anon`, which may insert leads, count them for the rates, and nothing else. */
export type Database = {
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]>;
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
async function prepare({ pool }: Backend): Promise<void> {
  const owner = new pg.Client({
    ...pool,
    connectionTimeoutMillis: START_TIMEOUT_MS,
    // A migration may take its time, and waits for another server's.
    statement_timeout: 0,
    query_timeout: 0,
  });
  await owner.connect();
  try {
    await refuseOldVersion(owner);
    await migrate(owner);
    await becomeAnon(owner);
  } finally {
    await owner.end();
  }
}

async function refuseOldVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) < OLDEST_VERSION)
    throw new Error('it is older than PostgreSQL 15.');
}

/** Once a connection: setting the role with each insert would cost as much as the insert. */
async function becomeAnon(client: pg.ClientBase): Promise<void> {
  await client.query('set role anon');
}

function databaseOn(backend: Backend): Database {
  const pool = new pg.Pool({
    ...backend.pool,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    onConnect: becomeAnon,
  });
  // An idle connection that breaks is replaced on the next query, which reports what is wrong then.
  pool.on('error', () => {});

  return {
    query: async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) =>
      (await pool.query<Row>(query)).rows,
    lost: backend.lost,
    async close() {
      await pool.end();
      await backend.close();
    },
  };
}

/** pg reports a host with several addresses as an `AggregateError` without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
