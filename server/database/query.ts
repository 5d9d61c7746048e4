import pg from 'pg';

/** How long a query waits for a connection before it fails. */
export const CONNECTION_TIMEOUT_MS = 5_000;

/** Runs a statement and gives its rows. */
export type Query = <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<Row[]>;

/** Opens a pool of connections, and gives the function that runs a statement on one of them. */
export function openPool(config: pg.PoolConfig): { query: Query; end(): Promise<void> } {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // One that breaks while it is idle is reported by the next query, for which the pool takes another.
  pool.on('error', () => {});
  return {
    query: async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) =>
      (await pool.query<Row>(query)).rows,
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
