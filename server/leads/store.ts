import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Rates } from '../limits/rates.ts';
import { gatherInserts, type InsertObserver } from './gather-inserts.ts';
import { asSpam, type SentRows } from './rules.ts';

/** Where leads are put. */
export type LeadStore = {
  /** The columns of the table, as the catalog had them at the start. */
  columns: ReadonlySet<string>;
  /** Stores all rows, or none; resolves once they are safe. Columns have to be known ones. */
  insert(sent: SentRows): Promise<void>;
};

/**
 * Opens the store of leads in `database`. `onStored` is told when some are safe, `observer`
 * of each statement. An insert waits for its turn for `patienceMs`.
 */
export async function openLeadStore(
  database: Database,
  onStored = () => {},
  observer?: InsertObserver,
  patienceMs?: number,
): Promise<LeadStore> {
  const found = await database.query<{ name: string }>({
    text: `select attname as name from pg_catalog.pg_attribute
      where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped`,
  });
  const insert = gatherInserts(
    (columns, json) =>
      database.query({ text: 'select server.insert_leads($1, $2)', values: [columns, json] }),
    observer,
    patienceMs,
  );

  return {
    columns: new Set(found.map(({ name }) => name)),
    async insert({ rows, columns }) {
      if (rows.length === 0) return;
      // Without a column the defaults alone are left; `name` has none and is refused as missing.
      await insert(arrayOf(columns.length > 0 ? columns : ['name']), rows);
      onStored();
    },
  };
}

/** PostgreSQL's text of an array of `names`, which are names of columns. */
function arrayOf(names: readonly string[]): string {
  return `{${names.map((name) => `"${name}"`).join(',')}}`;
}

/**
 * Stores what `address` sent, as spam in a flood. Throws an `ApiError` where it sent too much. The request itself
 * was counted as one row before its body was read.
 */
export async function storeWithin(
  rates: Rates,
  address: string,
  sent: SentRows,
  store: LeadStore,
): Promise<void> {
  const { length } = sent.rows;
  if (length > 1) await rates.arrive(address, length - 1);
  const isFlood = await rates.isFlood(address, length);
  await store.insert(isFlood ? asSpam(sent) : sent);
  await rates.stored(address, length, isFlood);
}

/** unique_violation: a lead with this id is stored. */
const STORED_BEFORE = '23505';

/** The primary key: any other unique index is an owner's own, and a row that it refuses is not stored. */
const LEAD_ID = 'leads_pkey';

/** Whether a lead was refused because a lead with its id is stored. */
export function isStoredBefore(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === STORED_BEFORE && error.constraint === LEAD_ID;
}
