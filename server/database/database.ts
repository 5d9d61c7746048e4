import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import type { Environment } from '../environment.ts';
import { checkFormRules } from './check-form-rules.ts';
import { databaseIn } from './data-directory.ts';
import { openEmbedded } from './embedded.ts';
import { reasonOf } from './failure.ts';
import { migrate } from './migrations.ts';
import { openPool, type Query, withClient } from './query.ts';

/** How long the first connection may take: a database that starts along with this process needs its time. */
const START_TIMEOUT_MS = 30_000;
/** Inserts need two connections; the others serve the owner, deliveries and health. */
const POOL_SIZE = 12;
/** How long a statement may take. After that its connection is dropped, as for a network that has gone silent. */
const QUERY_TIMEOUT_MS = 15_000;
/** PostgreSQL 15, as the server states its version. */
const OLDEST_VERSION = 150_000;

/** What to do where leads are expected and none are there. */
const UNEXPECTED =
  'EXPECT_LEADS=yes says that there are leads. Is a volume not mounted, or is this another database? Where it is right, leave EXPECT_LEADS out.';

/** Where the leads are. */
export type DatabaseSettings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Environment, 'EXPECT_LEADS'>>;

/** The leads' database, open and migrated. */
export type Database = {
  /**
   * Runs one statement as the owner, past every policy. What visitors send goes through functions
   * that take the role `anon` for one call, such as `server.insert_leads`. Statements have no names and set
   * nothing beyond their transaction: a pooler, or the embedded database, may run the next one for someone else.
   */
  query: Query;
  /** Whether the table of leads was made just now. */
  isNew: boolean;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
  /** Resolves with the reason if the database dies and cannot come back while the process lives. */
  lost: Promise<Error>;
};

/**
 * Opens PostgreSQL where `DATABASE_URL` names one, else the embedded database in `DATA_DIR`, and migrates it.
 * A statement may take `statementMs`; with 0 it may take for ever. If it `takesLeads`, it has to take those of the
 * form. Throws if it cannot be used, and says why.
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
    const isNew = await withClient(first, async (owner) => {
      const hadNoTable = await prepare(owner, EXPECT_LEADS);
      if (takesLeads) await checkFormRules(owner);
      return hadNoTable;
    });
    const pool = openPool({ ...connection, max: connections, query_timeout: statementMs });
    return {
      query: pool.query,
      isNew,
      lost: embedded?.lost ?? new Promise(() => {}),
      async close() {
        await pool.end();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw new Error(`The database cannot be used: ${reasonOf(error)}`);
  }
}

/** No setting is made on a connection: behind a transaction pooler it would stay with someone else's. */
function connectionTo(address: string | undefined): pg.ClientConfig {
  return { connectionString: address, keepAlive: true, application_name: 'lead-landing-page' };
}

/** Migrates, and gives whether there was no table before. */
async function prepare(owner: pg.Client, expectLeads: boolean): Promise<boolean> {
  const { rows } = await owner.query<{ version: number; isNew: boolean }>(
    `select current_setting('server_version_num')::int as version, to_regclass('public.leads') is null as "isNew"`,
  );
  const { version, isNew } = rows[0] ?? { version: 0, isNew: true };
  if (version < OLDEST_VERSION) throw new Error('it is older than PostgreSQL 15.');
  if (expectLeads && (isNew || (await owner.query('select 1 from public.leads limit 1')).rowCount === 0))
    throw new Error(`there are no leads in it. ${UNEXPECTED}`);
  await migrate(owner);
  return isNew;
}
