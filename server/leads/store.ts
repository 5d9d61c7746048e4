import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Visit } from '../limits/rates.ts';
import { gatherInserts, type InsertObserver } from './gather-inserts.ts';
import { insertStatement } from './insert-statement.ts';
import { nameStatements } from './name-statements.ts';
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
  const found = await database.query<{ name: string; expression: string | null }>({
    text: `select attname as name, pg_catalog.pg_get_expr(adbin, adrelid) as expression
      from pg_catalog.pg_attribute left join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped`,
  });
  const columns = new Map(found.map(({ name, expression }) => [name, expression]));
  const named = nameStatements();
  const insert = gatherInserts(
    (text, json) => database.query({ ...named(text), values: [json] }),
    observer,
    patienceMs,
  );

  return {
    columns: new Set(columns.keys()),
    async insert({ rows, ...filled }) {
      if (rows.length === 0) return;
      await insert(insertStatement(filled, columns), rows).catch((error) =>
        refuseOnceReplicated(database, error),
      );
      onStored();
    },
  };
}

/** Stores what `visit` sent, as spam in a flood. Throws an `ApiError` where it sent too much. */
export async function storeAdmitted(sent: SentRows, visit: Visit, store: LeadStore): Promise<void> {
  const { isMarked, stored } = await visit.admit(sent.rows.length);
  await store.insert(isMarked ? asSpam(sent) : sent);
  await stored();
}

/** unique_violation: a lead with this id is stored. */
const STORED_BEFORE = '23505';

/** The primary key: any other unique index is an owner's own, and a row that it refuses is not stored. */
const LEAD_ID = 'leads_pkey';

/** Whether a lead was refused because a lead with its id is stored. */
export function isStoredBefore(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === STORED_BEFORE && error.constraint === LEAD_ID;
}

/**
 * Throws `error`. One that says that the lead is stored is the visitor's answer:
 * where its first try got none, because the standby was away, it waits until the
 * standby has all that was committed before, and with it that lead.
 */
async function refuseOnceReplicated(database: Database, error: unknown): Promise<never> {
  if (database.isCluster && isStoredBefore(error)) {
    await database.query({ text: `select pg_catalog.pg_logical_emit_message(true, 'leads', '')` });
  }
  throw error;
}
