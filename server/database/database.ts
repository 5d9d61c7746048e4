import type pg from 'pg';
import { followPrimary } from './follow-primary.ts';
import { type DatabaseSettings, openBackend } from './open-backend.ts';

/** Runs a statement and gives its rows. */
export type Query = <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<Row[]>;

/** The leads' database, open and migrated. */
export type Database = {
  /** Runs as the role `anon`, which may insert leads, count them for the rates, and nothing else. */
  query: Query;
  /**
   * Runs as the owner, past every policy: for what no visitor's words decide. One
   * statement, without a name, since on the embedded database all connections
   * share a session; a transaction that outlasts it is refused there.
   */
  asOwner: Query;
  /** Whether it has several hosts, of which one is the primary. */
  isCluster: boolean;
  /** Tells `listener` the name of each host that is found to be the primary in the place of another. */
  onMove(listener: (name: string) => void): void;
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
  const { backends, primary, isNew } = await openBackend(settings);
  const listeners: ((name: string) => void)[] = [];
  const pools = followPrimary(backends, primary, (name) => {
    for (const listener of listeners) listener(name);
  });
  return {
    query: (query) => pools.query('anon', query),
    asOwner: (query) => pools.query('owner', query),
    isCluster: backends.length > 1,
    onMove: (listener) => listeners.push(listener),
    isNew,
    missing: primary.backend.missing,
    lost: primary.backend.lost,
    async close() {
      await pools.close();
      await primary.backend.close();
    },
  };
}

/** What a connection and a pool of them have in common. */
type Connection = {
  on(event: 'error', listener: () => void): unknown;
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
};

/** The queries of `connection`. */
export function queryOn(connection: Connection): Query {
  // One that breaks while it is idle is reported by the next query, for which a pool takes another.
  connection.on('error', () => {});
  return async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) =>
    (await connection.query<Row>(query)).rows;
}
