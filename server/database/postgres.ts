import type { Backend } from './backend.ts';

/** Inserts need two (see 010); the others answer for the database's health meanwhile. */
const POOL_SIZE = 10;
export const STATEMENT_TIMEOUT_MS = 10_000;
/** Longer than the server's own limit, for a network that has gone silent. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;

/** The PostgreSQL server at `address`. Nothing is opened yet, and a lost connection comes back by itself. */
export function postgresAt(address: string): Backend {
  return {
    pool: {
      connectionString: address,
      max: POOL_SIZE,
      keepAlive: true,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      application_name: 'lead-landing-page',
    },
    lost: new Promise(() => {}),
    async close() {},
  };
}
