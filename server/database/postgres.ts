import type { PoolConfig } from 'pg';
import type { Backend } from './backend.ts';

/** Inserts need two connections; the others serve the owner, deliveries and health. */
const POOL_SIZE = 12;
/** How long a statement may take. After that its connection is dropped, as for a network that has gone silent. */
const QUERY_TIMEOUT_MS = 15_000;

/**
 * The PostgreSQL server at `address`, or the pooler before it. Nothing is opened yet, and a lost
 * connection comes back by itself. No setting is made on a connection: behind a transaction pooler
 * it would stay with somebody else's.
 */
export function postgresAt(address: string): Backend {
  const migration: PoolConfig = {
    connectionString: address,
    keepAlive: true,
    application_name: 'lead-landing-page',
  };
  return {
    migration,
    owner: { ...migration, max: POOL_SIZE, query_timeout: QUERY_TIMEOUT_MS },
    missing: 0,
    lost: new Promise(() => {}),
    async listen() {},
    async close() {},
  };
}
