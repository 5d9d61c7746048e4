import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { applyFormRules } from './apply-form-rules.ts';
import { databaseIn } from './data-directory.ts';
import { openEmbedded } from './embedded.ts';
import { reasonOf } from './failure.ts';
import { migrate } from './migrations.ts';
import { openPool, type Query, withClient } from './query.ts';

/** The timeout of the first connection, for a database that starts together with this process. */
const START_TIMEOUT_MS = 30_000;
/** Inserts use two connections; the others serve deliveries and health checks. */
const POOL_SIZE = 12;
/** The timeout of a statement. Afterwards its connection is dropped, as for a silent network. */
const QUERY_TIMEOUT_MS = 15_000;
/** PostgreSQL 15, as in `server_version_num`. */
const OLDEST_VERSION = 150_000;

/** The remedy if expected leads are missing. */
const UNEXPECTED =
  'EXPECT_LEADS=yes requires leads. Check that the volume is mounted and the address is right. If the database should be empty, remove EXPECT_LEADS.';

/** The settings that select the database. */
export type DatabaseSettings = {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  EXPECT_LEADS?: boolean;
};

/** The open, migrated database. */
export type Database = {
  /**
   * Runs one statement as the owner, past every policy. Visitors' data goes through functions that take the role
   * `anon` for one call, such as `server.insert_leads`. Statements have no names and set nothing beyond their
   * transaction, because a pooler or the embedded database may run the next one for another client.
   */
  query: Query;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
  /** Resolves with the reason if the database fails and cannot recover in this process. */
  lost: Promise<Error>;
};

/**
 * Opens PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database in `DATA_DIR`, and migrates it. A
 * statement has `statementMs` (0: no limit). With `takesLeads`, brings the form's rules up to date. Throws an
 * error with the reason if the database cannot be used.
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR, EXPECT_LEADS = false }: DatabaseSettings,
  { connections = POOL_SIZE, statementMs = QUERY_TIMEOUT_MS, takesLeads = true } = {},
): Promise<Database> {
  if (EXPECT_LEADS && !DATABASE_URL && !existsSync(databaseIn(DATA_DIR)))
    throw new Error(`There is no database in ${resolve(DATA_DIR)}. ${UNEXPECTED}`);
  const embedded = DATABASE_URL ? null : await openEmbedded(DATA_DIR);
  const connection = embedded?.connection ?? connectionTo(DATABASE_URL);
  try {
    const first = { ...connection, connectionTimeoutMillis: START_TIMEOUT_MS };
    await withClient(first, async (owner) => {
      await prepare(owner, EXPECT_LEADS);
      if (takesLeads) await applyFormRules(owner);
    });
    const pool = openPool({ ...connection, max: connections, query_timeout: statementMs });
    return {
      query: pool.query,
      lost: embedded?.lost ?? new Promise(() => {}),
      async close() {
        await pool.end();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw new Error(`Cannot use the database: ${reasonOf(error)}`);
  }
}

/** Sets nothing on the connection, because a transaction pooler would pass it to another client. */
function connectionTo(address: string | undefined): pg.ClientConfig {
  return { connectionString: address, keepAlive: true, application_name: 'lead-landing-page' };
}

/** Checks the database, and migrates it. */
async function prepare(owner: pg.Client, expectLeads: boolean): Promise<void> {
  const { rows } = await owner.query<{ version: number; isNew: boolean }>(
    `select current_setting('server_version_num')::int as version, to_regclass('public.leads') is null as "isNew"`,
  );
  const { version, isNew } = rows[0] ?? { version: 0, isNew: true };
  if (version < OLDEST_VERSION) throw new Error('it is older than PostgreSQL 15.');
  if (expectLeads && (isNew || (await owner.query('select 1 from public.leads limit 1')).rowCount === 0))
    throw new Error(`it has no leads. ${UNEXPECTED}`);
  await migrate(owner);
}
