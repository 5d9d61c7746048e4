import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

const LEADS = 'public.leads';
/** What visitors of the new server did before the move is not kept: the old one's counts are. */
const COUNTS = 'server.step_counts';
/** In the order in which they refer to one another. Other tables are made anew. */
const TABLES = [LEADS, 'server.deliveries', 'server.lead_notes', 'server.status_changes', COUNTS];
/** Of 8 KB each: the embedded database gives an answer as a whole, and memory has to hold it. */
export const PAGES_AT_ONCE = 100;

/** What became of a move: so many leads were copied, or were there already. */
export type Move = { leads: number; copied: boolean };

/** How many rows there are, and a number that any change of any of them changes. */
type Content = { rows: number; checksum: string };

/**
 * Copies the leads, with all that belongs to them, as they are: ids, states and times. All of it or
 * nothing is in `target` afterwards, which has to be migrated and whose owner the client must be; it is
 * committed once both databases give the same count and checksum. `source` is only read. Throws a
 * if `target` has leads that are not these.
 */
export async function moveLeads(source: pg.ClientBase, target: pg.ClientBase): Promise<Move> {
  await source.query('begin read only');
  await target.query('begin');
  try {
    const move = await copyMissing(source, target);
    await target.query('commit');
    return move;
  } catch (error) {
    await target.query('rollback');
    throw error;
  } finally {
    await source.query('rollback');
  }
}

async function copyMissing(source: pg.ClientBase, target: pg.ClientBase): Promise<Move> {
  // From here on no lead comes to the target before the move is over.
  await target.query(`lock table ${LEADS} in share row exclusive mode`);
  const columns = await columnsOf(source, LEADS);
  if (!columns) throw new Error('There is no table of leads to move.');
  const { rows } = await contentOf(source, LEADS, columns);
  if (await isSame(source, target, LEADS, columns)) return { leads: rows, copied: false };
  const present = await contentOf(target, LEADS, columns);
  if (present.rows > 0) {
    throw new Error(
      `The database to move to has ${present.rows} leads already, which are not the ${rows} to be moved. Nothing was changed.`,
    );
  }
  for (const table of TABLES) await copyTable(source, target, table);
  return { leads: rows, copied: true };
}

/** Copies every row of `table`. Its triggers are off meanwhile: they would give each lead the state and the time of now. */
async function copyTable(source: pg.ClientBase, target: pg.ClientBase, table: string): Promise<void> {
  const columns = await columnsOf(source, table);
  if (!columns) return;
  if (table === COUNTS) await target.query(`delete from ${COUNTS}`);
  await target.query(`alter table ${table} disable trigger user`);
  const { rows } = await source.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
    [table],
  );
  for (let page = 0; page < (rows[0]?.pages ?? 0); page += PAGES_AT_ONCE) {
    const within = `ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)'`;
    // Read to the end first: a row that the target refuses would leave the source in the middle of its answer.
    const copied = await buffer(
      source.query(to(`copy (select ${columns} from ${table} where ${within}) to stdout`)),
    );
    await pipeline([copied], target.query(from(`copy ${table} (${columns}) from stdin`)));
  }
  await target.query(`alter table ${table} enable trigger user`);
  if (!(await isSame(source, target, table, columns)))
    throw new Error(`${table} would not be the same afterwards. Nothing was changed.`);
}

/** The columns of `table`, for SQL, or `null` if there is no such table. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_catalog.pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ') || null;
}

async function isSame(
  source: pg.ClientBase,
  target: pg.ClientBase,
  table: string,
  columns: string,
): Promise<boolean> {
  const [one, other] = [await contentOf(source, table, columns), await contentOf(target, table, columns)];
  return one.rows === other.rows && one.checksum === other.checksum;
}

/** What is in `table`, in whatever order. As jsonb and in UTC, a value reads the same in every database. */
async function contentOf(client: pg.ClientBase, table: string, columns: string): Promise<Content> {
  await client.query(`set local time zone 'UTC'`);
  // A sum, unlike a hash of all, needs no order and no memory.
  const { rows } = await client.query<Content>(
    `select count(*)::int as rows, sum(('x' || left(md5(to_jsonb(picked)::text), 16))::bit(64)::bigint)::text as checksum
     from (select ${columns} from ${table}) as picked`,
  );
  return rows[0] ?? { rows: 0, checksum: '' };
}
