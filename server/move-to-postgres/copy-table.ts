import pg from 'pg';

/** Rows that are held in memory at once. A long lead takes some 10 KB. */
export const ROWS_AT_ONCE = 200;

/** A table, and the columns of it that count. */
export type Table = { name: string; columns: readonly string[] };

/** How many rows there are, and a number that any change of any of them changes. */
export type Content = { rows: number; checksum: string };

/** The table `name` as the catalog of `client`'s database has it, or `null` where it has none. */
export async function findTable(client: pg.ClientBase, name: string): Promise<Table | null> {
  const { rows } = await client.query<{ attribute: string }>(
    `select attname as attribute from pg_catalog.pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  );
  return rows.length > 0 ? { name, columns: rows.map(({ attribute }) => attribute) } : null;
}

/** What is in `table`, whatever order it lies in. As jsonb and in UTC, a value reads the same in every database. */
export async function contentOf(client: pg.ClientBase, { name, columns }: Table): Promise<Content> {
  await client.query(`set time zone 'UTC'`);
  // A sum, unlike a hash of all, needs no order and no memory. Each half of a hash is a number of its own.
  const { rows } = await client.query<Content>(
    `select count(*)::int as rows, concat_ws(' ', sum(high), sum(low)) as checksum
     from (select md5(to_jsonb(picked)::text) as hash from (select ${listOf(columns)} from ${name}) as picked) as hashes,
       lateral (select ('x' || substr(hash, 1, 16))::bit(64)::bigint as high,
         ('x' || substr(hash, 17))::bit(64)::bigint as low) as halves`,
  );
  return rows[0] ?? { rows: 0, checksum: '' };
}

/** Copies every row of `table` from `source`, where a transaction is open, to `target`. */
export async function copyTable(
  source: pg.ClientBase,
  target: pg.ClientBase,
  { name, columns }: Table,
): Promise<void> {
  const list = listOf(columns);
  await source.query(
    `declare copied no scroll cursor for select to_json(picked)::text as json from (select ${list} from ${name}) as picked`,
  );
  for (;;) {
    const { rows } = await source.query<{ json: string }>(`fetch ${ROWS_AT_ONCE} from copied`);
    if (rows.length === 0) break;
    await target.query(
      `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1)`,
      [`[${rows.map(({ json }) => json).join()}]`],
    );
  }
  await source.query('close copied');
}

function listOf(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
