import type pg from 'pg';

/** Runs a statement and gives its rows. */
export type Query = <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<Row[]>;

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
