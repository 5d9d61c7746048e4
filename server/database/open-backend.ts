import pg from 'pg';
import type { Environment } from '../../environment.ts';
import { StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';
import { openEmbedded } from './embedded.ts';
import { findPrimary, type Primary } from './find-primary.ts';
import { hostsIn } from './hosts-in.ts';
import { migrate } from './migrations.ts';
import { postgresAt } from './postgres.ts';
import { refuseTransactionPooling } from './refuse-transaction-pooling.ts';

/** How long the first connection may take: a database that starts along with this process needs its time. */
const START_TIMEOUT_MS = 30_000;
/** PostgreSQL 15, as the server states its version. */
const OLDEST_VERSION = 150_000;

/** Where the leads are. */
export type DatabaseSettings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

/** Every host of the database, and the one that took writes as this was opened. */
export type OpenBackends = { backends: readonly Backend[]; primary: Primary };

/**
 * PostgreSQL where `DATABASE_URL` names one, on one host or more, else the embedded
 * database in `DATA_DIR`: migrated, and open to the owner's commands. Throws a `StartError`.
 */
export async function openBackend({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Promise<OpenBackends> {
  const [first, ...others] = (DATABASE_URL && hostsIn(DATABASE_URL)) || [];
  const backend = first ? postgresAt(first) : await openEmbedded(DATA_DIR);
  const backends = [backend, ...others.map(postgresAt)];
  try {
    // One alone is taken as it is, and says for itself what it is not.
    const primary = others.length > 0 ? await findPrimary(backends) : { backend, timeline: 0 };
    await prepare(primary.backend, Boolean(first));
    await backend.listen();
    return { backends, primary };
  } catch (error) {
    await backend.close();
    throw new StartError(`The database cannot be used: ${reasonOf(error)}`);
  }
}

/** Migrates as the owner, over a connection of its own that does not outlive it. */
async function prepare({ migration }: Backend, mayBePooled: boolean): Promise<void> {
  const config = { ...migration, connectionTimeoutMillis: START_TIMEOUT_MS };
  const owner = new pg.Client(config);
  await owner.connect();
  try {
    await refuseOldVersion(owner);
    if (mayBePooled) await refuseTransactionPooling(owner, config);
    await migrate(owner);
    // Rather fails now than with the first lead.
    await owner.query('set role anon; reset role');
  } finally {
    await owner.end();
  }
}

async function refuseOldVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) < OLDEST_VERSION)
    throw new Error('it is older than PostgreSQL 15.');
}

/** pg reports a host with several addresses as an `AggregateError` without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
