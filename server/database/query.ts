import pg from 'pg';
import { failureOf } from './failure.ts';

/** The time a query waits for a connection. */
export const CONNECTION_TIMEOUT_MS = 5_000;

/** Runs a statement and returns its rows. */
export type Query = <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<Row[]>;

/** Opens a connection pool. */
export function openPool(config: pg.PoolConfig): { query: Query; end(): Promise<void> } {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // A query reports a broken connection itself, and the pool replaces an idle one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
      const client = await pool.connect();
      let isUsable = true;
      try {
        return (await client.query<Row>(query)).rows;
      } catch (error) {
        // Unlike `pool.query`, keeps the connection after a refused row: opening another takes 60 ms.
        isUsable = failureOf(error) === 'refused';
        throw error;
      } finally {
        client.release(!isUsable);
      }
    },
    end: () => pool.end(),
  };
}

/** Runs `work` on a separate connection. */
export async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // Queries report a broken connection themselves.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
