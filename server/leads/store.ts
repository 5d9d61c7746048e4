import type { Database } from '../database/database.ts';
import { gatherInserts } from './gather-inserts.ts';
import { insertStatement } from './insert-statement.ts';
import type { SentRows } from './rules.ts';

/** Where leads are put. */
export type LeadStore = {
  /** The columns of the table, as the catalog had them at the start. */
  columns: ReadonlySet<string>;
  /** Stores all rows, or none; resolves once they are safe. Columns have to be known ones. */
  insert(sent: SentRows): Promise<void>;
};

/** Opens the store of leads in `database`. `onStored` is told when some are safe. */
export async function openLeadStore(database: Database, onStored = () => {}): Promise<LeadStore> {
  const found = await database.query<{ name: string; expression: string | null }>({
    text: `select attname as name, pg_catalog.pg_get_expr(adbin, adrelid) as expression
      from pg_catalog.pg_attribute left join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped`,
  });
  const columns = new Map(found.map(({ name, expression }) => [name, expression]));
  const insert = gatherInserts((text, json) => database.query({ text, values: [json] }));

  return {
    columns: new Set(columns.keys()),
    async insert({ rows, ...filled }) {
      if (rows.length === 0) return;
      await insert(insertStatement(filled, columns), rows);
      onStored();
    },
  };
}
