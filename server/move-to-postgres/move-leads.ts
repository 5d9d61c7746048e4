import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

const LEADS = 'public.leads';
/** Replaced in the target: counts of the new server before the move are dropped. */
const COUNTS = 'server.step_counts';
/** In the order of their references. Other tables are not copied. */
const TABLES = [LEADS, 'server.deliveries', 'server.lead_notes', 'server.status_changes', COUNTS];
/** Pages of 8 KB. Memory has to hold an answer of the embedded database as a whole. */
export const PAGES_AT_ONCE = 100;

/**
 * Copies the leads with all their data, ids, states and times, in one transaction. `target` has to be migrated, and the
 * client its owner. Only reads `source`. Returns the number of leads. Throws an error if `target` has leads.
 */
export async function moveLeads(source: pg.ClientBase, target: pg.ClientBase): Promise<number> {
  await source.query('begin read only');
  await target.query('begin');
  try {
    // From here on, the target accepts no leads until the move is done.
    await target.query(`lock table ${LEADS} in share row exclusive mode`);
    const present = await countOf(target, LEADS);
    if (present > 0) throw new Error(`The target already has ${present} leads. Nothing was changed.`);
    for (const table of TABLES) await copyTable(source, target, table);
    const leads = await countOf(target, LEADS);
    await target.query('commit');
    return leads;
  } catch (error) {
    await target.query('rollback');
    throw error;
  } finally {
    await source.query('rollback');
  }
}

/** Copies every row of `table` with its triggers off, because they would set a new status and time. */
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
    // Reads to the end first: a row that the target refuses would leave the source in mid-answer.
    const copied = await buffer(
      source.query(to(`copy (select ${columns} from ${table} where ${within}) to stdout`)),
    );
    await pipeline([copied], target.query(from(`copy ${table} (${columns}) from stdin`)));
  }
  await target.query(`alter table ${table} enable trigger user`);
  if ((await countOf(source, table)) !== (await countOf(target, table)))
    throw new Error(`${table} would not be complete. Nothing was changed.`);
}

/** The columns of `table` for SQL, or `null` if it does not exist. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_catalog.pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ') || null;
}

async function countOf(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  return rows[0]?.rows ?? 0;
}
