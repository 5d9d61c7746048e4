import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { databaseIn } from './data-directory.ts';
import { type DatabaseSettings, openDatabase } from './database.ts';
import { findEmbedded } from './embedded.ts';
import { openPool, type Query } from './query.ts';

/** A command or the desk may take its time. */
const ANY_TIME = 0;

/** The leads' database as its owner has it, for a command. */
export type OwnedDatabase = {
  /** Runs one statement, for as long as it takes, and gives its rows. */
  query: Query;
  /** Whether this process has the embedded database to itself: no server can start meanwhile. */
  isAlone: boolean;
  close(): Promise<void>;
};

/**
 * Opens the leads for their owner: PostgreSQL where `DATABASE_URL` names one, else the embedded database in
 * `DATA_DIR`, beside the server that has it open or by itself. Throws an error where there is none, or no
 * way to it.
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
  // Leads can be read and exported also where the form has changed since.
  const database = await openDatabase(
    { DATABASE_URL, DATA_DIR },
    { connections, statementMs: ANY_TIME, takesLeads: false },
  );
  return { query: database.query, isAlone: !DATABASE_URL, close: database.close };
}
