import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { databaseIn } from './data-directory.ts';
import { type DatabaseSettings, openDatabase } from './database.ts';
import { findEmbedded, openEmbedded } from './embedded.ts';
import { openPool, type Query, withClient } from './query.ts';

/** No limit for commands and the desk. */
const ANY_TIME = 0;

/** The database with the owner's rights. */
export type OwnedDatabase = {
  /** Runs one statement without a timeout and returns its rows. */
  query: Query;
  /** Whether this process has opened the embedded database itself, so that no server can start meanwhile. */
  isAlone: boolean;
  close(): Promise<void>;
};

/**
 * Opens the database for the owner: PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database in
 * `DATA_DIR`, through the server that has it open or directly. Throws an error if it cannot be found or opened.
 */
export async function openOwner(
  settings: DatabaseSettings,
  { connections = 1 } = {},
): Promise<OwnedDatabase> {
  const { DATABASE_URL, DATA_DIR } = settings;
  const found = DATABASE_URL ? null : await findEmbedded(DATA_DIR);
  if (found) {
    const pool = openPool({ ...found.connection, max: connections });
    return {
      query: pool.query,
      isAlone: false,
      async close() {
        await pool.end();
        await found.close();
      },
    };
  }
  if (!DATABASE_URL && !existsSync(databaseIn(DATA_DIR)))
    throw new Error(
      `There are no leads in ${resolve(DATA_DIR)}. Set DATA_DIR to the directory of the embedded database, or DATABASE_URL to a PostgreSQL database.`,
    );
  // Leaves the form's rules as they are: the form of a server may differ, and leads can be read either way.
  const database = await openDatabase(
    { DATABASE_URL, DATA_DIR },
    { connections, statementMs: ANY_TIME, takesLeads: false },
  );
  return { query: database.query, isAlone: !DATABASE_URL, close: database.close };
}

/** Runs `work` on a connection to the database as it is: created if it is missing, but not migrated. */
export async function withOwner<Result>(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const embedded = DATABASE_URL ? null : ((await findEmbedded(DATA_DIR)) ?? (await openEmbedded(DATA_DIR)));
  try {
    return await withClient(embedded?.connection ?? { connectionString: DATABASE_URL }, work);
  } finally {
    await embedded?.close();
  }
}
