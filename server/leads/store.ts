import type { Database } from '../database/database.ts';
import { refusals } from '../http/api-error.ts';
import type { Rates } from '../limits/rates.ts';
import { gatherInserts } from './gather-inserts.ts';
import { asSpam, type SentRows } from './rows.ts';

/** Where leads are put. */
export type LeadStore = {
  /** Stores all rows, or none; resolves once they are safe. Throws an `ApiError` if the table has no such column. */
  insert(sent: SentRows): Promise<void>;
  /** How many requests wait for their turn. */
  waiting(): number;
};

/**
 * Opens the store of leads in `database`, with the columns as its catalog has them now. `onStored` is told how many are
 * safe. An insert waits for its turn for `patienceMs`.
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
  const { insert, waiting } = gatherInserts(
    (columns, json) =>
      database.query({ text: 'select server.insert_leads($1, $2)', values: [columns, json] }),
    patienceMs,
  );

  return {
    waiting,
    async insert({ rows, columns }) {
      const unknown = columns.find((name) => !known.has(name));
      if (unknown !== undefined) throw refusals.unknownColumn(unknown);
      if (rows.length === 0) return;
      // Without a column the defaults alone are left; `name` has none and is refused as missing.
      await insert(columns.length > 0 ? columns : ['name'], rows);
      onStored(rows.length);
    },
  };
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
