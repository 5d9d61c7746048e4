import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Content, contentOf, copyTable, findTable, type Table } from './copy-table.ts';
import { withoutTriggers } from './without-triggers.ts';

const LEADS = 'public.leads';
/** What visitors of the new server did before the move is not kept: the old one's counts are. */
const COUNTS = 'server.step_counts';
/** In the order in which they refer to one another. Counts and keys of senders are made anew. */
const TABLES = [LEADS, 'server.deliveries', 'server.lead_notes', 'server.status_changes', COUNTS];

/** What became of a move: so many leads were copied, or were there already. */
export type Move = { leads: number; copied: boolean };

/**
 * Copies the leads, with all that belongs to them, as they are: ids, states and
 * times. All of it or nothing is in `target` afterwards, whose owner the client
 * must be and which has to be migrated; it is committed once both databases give
 * the same count and checksum. `source` is only read. Throws a `StartError`
 * where `target` has leads that are not these.
 */
export async function moveLeads(source: pg.ClientBase, target: pg.ClientBase): Promise<Move> {
  const tables = await tablesIn(source);
  await source.query('begin read only');
  await target.query('begin');
  try {
    const move = await copyMissing(source, target, tables);
    await target.query('commit');
    return move;
  } catch (error) {
    await target.query('rollback');
    throw error;
  } finally {
    await source.query('rollback');
  }
}

async function tablesIn(source: pg.ClientBase): Promise<Table[]> {
  const found: Table[] = [];
  for (const name of TABLES) {
    const table = await findTable(source, name);
    if (table) found.push(table);
  }
  return found;
}

async function copyMissing(
  source: pg.ClientBase,
  target: pg.ClientBase,
  tables: readonly Table[],
): Promise<Move> {
  const [leads] = tables;
  if (leads?.name !== LEADS) throw new StartError('There is no table of leads to move.');
  // From here on no lead comes to the target before the move is over.
  await target.query(`lock table ${LEADS} in share row exclusive mode`);
  const [wanted, present] = [await contentOf(source, leads), await contentOf(target, leads)];
  if (isSame(wanted, present)) return { leads: wanted.rows, copied: false };
  if (present.rows > 0) {
    throw new StartError(
      `The database to move to has ${present.rows} leads already, which are not the ${wanted.rows} to be moved. Nothing was changed.`,
    );
  }
  for (const table of tables) {
    if (table.name === COUNTS) await target.query(`delete from ${COUNTS}`);
    await withoutTriggers(target, table.name, () => copyTable(source, target, table));
    if (!isSame(await contentOf(source, table), await contentOf(target, table))) {
      throw new StartError(`${table.name} would not be the same afterwards. Nothing was changed.`);
    }
  }
  return { leads: wanted.rows, copied: true };
}

function isSame(one: Content, other: Content): boolean {
  return one.rows === other.rows && one.checksum === other.checksum;
}
