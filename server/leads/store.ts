import type { Database } from '../database/database.ts';
import { gatherInserts } from './gather-inserts.ts';
import type { SentRows } from './rules.ts';

/** Where leads are put. */
export type LeadStore = {
  /** The columns of the table, as the catalog had them at the start. */
  columns: ReadonlySet<string>;
  /** Stores all rows, or none; resolves once they are safe. Columns have to be known ones. */
  insert(sent: SentRows): Promise<void>;
};

/** Opens the store of leads in `database`. */
export async function openLeadStore(database: Database): Promise<LeadStore> {
  const found = await database.query<{ name: string }>({
    text: `select attname as name from pg_catalog.pg_attribute
      where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped`,
  });
  const insert = gatherInserts((text, json) => database.query({ text, values: [json] }));

  return {
    columns: new Set(found.map(({ name }) => name)),
    async insert({ columns, rows }) {
      if (rows.length > 0) await insert(insertOf(columns), rows);
    },
  };
}

/**
 * Only the filled columns are listed, so the others get their defaults. The
 * database reads the JSON itself: its types decide what a value may look like.
 * By id, so that two statements with the same ids wait for one another in one
 * order: else each could hold what the other waits for.
 */
function insertOf(filled: readonly string[]): string {
  // Without a column the defaults alone are left; `name` has none and is refused as missing.
  const list = (filled.length > 0 ? filled : ['name']).map((column) => `"${column}"`).join(', ');
  return `insert into public.leads (${list})
    select ${list} from pg_catalog.json_populate_recordset(null::public.leads, $1) as sent
    order by sent.id`;
}
