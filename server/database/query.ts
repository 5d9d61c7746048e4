import pg from 'pg';
import { failureOf } from './failure.ts';

/** How long a query waits for a connection before it fails. */
export const CONNECTION_TIMEOUT_MS = 5_000;

/** Runs a statement and gives its rows. */
export type Query = <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<Row[]>;

/** Opens a pool of connections, and gives the function that runs a statement on one of them. */
export function openPool(config: pg.PoolConfig): { query: Query; end(): Promise<void> } {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // One that breaks is reported by the query that waits for it, or by the next one, for which the pool takes another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
      const client = await pool.connect();
      let isUsable = true;
      try {
        return (await client.query<Row>(query)).rows;
      } catch (error) {
        // `pool.query` would close it also because of a row that a rule refuses: to open another takes 60 ms.
        isUsable = failureOf(error) === 'refused';
        throw error;
      } finally {
        client.release(!isUsable);
      }
    },
    end: () => pool.end(),
  };
}

/** Does `work` over one connection of its own. */
export async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // A connection that breaks is reported by what waits for it, too.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
