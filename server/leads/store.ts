import type { Database } from '../database/database.ts';
import { refusals } from '../http/api-error.ts';
import type { Rates } from '../limits/rates.ts';
import { gatherInserts } from './gather-inserts.ts';
import { asSpam, type SentRows } from './rows.ts';

export type LeadStore = {
  /** Stores all rows or none. Resolves when they are committed. Throws an `ApiError` for an unknown column. */
  insert(sent: SentRows): Promise<void>;
};

/**
 * Opens the store with the table's current columns. Calls `onStored` with the number of stored rows. An insert waits at
 * most `patienceMs` for its turn.
 */
export async function openLeadStore(
  database: Database,
  onStored: (rows: number) => void = () => {},
  patienceMs?: number,
): Promise<LeadStore> {
  const found = await database.query<{ name: string }>({
    text: `select attname as name from pg_catalog.pg_attribute
      where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped`,
  });
  const known = new Set(found.map(({ name }) => name));
  const insert = gatherInserts(
    (columns, json) =>
      database.query({ text: 'select server.insert_leads($1, $2)', values: [columns, json] }),
    patienceMs,
  );

  return {
    async insert({ rows, columns }) {
      const unknown = columns.find((name) => !known.has(name));
      if (unknown !== undefined) throw refusals.unknownColumn(unknown);
      if (rows.length === 0) return;
      // Without columns, `name` makes the database report the missing value.
      await insert(columns.length > 0 ? columns : ['name'], rows);
      onStored(rows.length);
    },
  };
}

/**
 * Stores rows from `address`, as spam during a flood. Throws an `ApiError` if it sent too many. The request's first
 * row was counted before its body was read.
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
