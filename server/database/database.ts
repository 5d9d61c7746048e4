import pg from 'pg';
import { type DatabaseSettings, openBackend } from './open-backend.ts';
import { type Query, queryOn } from './query.ts';

/** How long a query waits for a connection before it fails. */
export const CONNECTION_TIMEOUT_MS = 5_000;

/** The leads' database, open and migrated. */
export type Database = {
  /**
   * Runs one statement as the owner, past every policy. What visitors send goes through functions
   * that take the role `anon` for one call, such as `server.insert_leads`.
   */
  query: Query;
  /** Whether the table of leads was made just now. */
  isNew: boolean;
  /** How many leads are not there that were noted before; `null` where they cannot be counted. */
  missing: number | null;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
  /** Resolves with the reason if the database dies and cannot come back while the process lives. */
  lost: Promise<Error>;
};

/** Opens PostgreSQL where `DATABASE_URL` names one, else the embedded database in `DATA_DIR`. Throws a `StartError`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { backend, isNew } = await openBackend(settings);
  const pool = new pg.Pool({ ...backend.owner, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  return {
    query: queryOn(pool),
    isNew,
    missing: backend.missing,
    lost: backend.lost,
    async close() {
      await pool.end();
      await backend.close();
    },
  };
}
