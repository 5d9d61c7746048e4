import type { ClientBase, PoolConfig } from 'pg';
import type { Backend } from './backend.ts';

const DEFAULT_PORT = 5432;
/** Inserts need two (see 010); the others answer for the database's health meanwhile. */
const POOL_SIZE = 10;
/** What the owner does can wait for itself, and leaves the server's connections to the visitors. */
const OWNER_POOL_SIZE = 2;
export const STATEMENT_TIMEOUT_MS = 10_000;
/** Longer than the server's own limit, for a network that has gone silent. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;

/**
 * The PostgreSQL server at `address`. Nothing is opened yet, and a lost connection
 * comes back by itself. Settings are made once a connection is open: a pooler
 * such as PgBouncer refuses them on the way there.
 */
export function postgresAt(address: string): Backend {
  const migration: PoolConfig = {
    connectionString: address,
    keepAlive: true,
    application_name: 'lead-landing-page',
  };
  const limited = { ...migration, query_timeout: QUERY_TIMEOUT_MS };
  const { hostname, port } = URL.parse(address) ?? {};
  return {
    name: `${hostname}:${port || DEFAULT_PORT}`,
    migration,
    owner: { ...limited, max: OWNER_POOL_SIZE, onConnect: limitStatements },
    anon: { ...limited, max: POOL_SIZE, onConnect: becomeAnon },
    missing: 0,
    lost: new Promise(() => {}),
    async listen() {},
    async close() {},
  };
}

const LIMIT_STATEMENTS = `set statement_timeout = ${STATEMENT_TIMEOUT_MS}`;

async function limitStatements(client: ClientBase): Promise<void> {
  distrustCancelledWaits(client);
  await client.query(LIMIT_STATEMENTS);
}

/** Once a connection: setting the role with each insert would cost as much as the insert. */
async function becomeAnon(client: ClientBase): Promise<void> {
  distrustCancelledWaits(client);
  await client.query(`${LIMIT_STATEMENTS}; set role anon`);
}

/** Where PostgreSQL waits for the standby. */
const WAIT = 'SyncRepWaitForLSN';

/**
 * Where somebody cancels a commit's wait for its standby, PostgreSQL warns, and
 * reports success all the same. The query fails here, as if its connection had broken.
 */
function distrustCancelledWaits(client: ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAIT) client.emit('error', new Error('Connection terminated: a wait was cancelled'));
  });
}
