import type { SentRows } from './rules.ts';

/** The columns of the table, each with the expression of its default, or `null` where it has none. */
export type Columns = ReadonlyMap<string, string | null>;

/**
 * The statement that inserts the list of rows in its parameter, as JSON. Only
 * the filled columns are listed, so the others get their defaults. The database
 * reads the JSON itself: its types decide what a value may look like. By id, so
 * that two statements with the same ids wait for one another in one order: else
 * each could hold what the other waits for. It fails as any other role than
 * `anon`: with a pooler between, the session's role may be another's.
 */
export function insertStatement(
  { columns, missingIsDefault }: Omit<SentRows, 'rows'>,
  known: Columns,
): string {
  // Without a column the defaults alone are left; `name` has none and is refused as missing.
  const filled = columns.length > 0 ? columns : ['name'];
  const values = filled.map((column) => (missingIsDefault ? orDefault(column, known) : `sent."${column}"`));
  return `insert into public.leads (${filled.map((column) => `"${column}"`).join(', ')})
    select ${values.join(', ')} from ${missingIsDefault ? ONE_BY_ONE : TOGETHER}
    where (select server.runs_as_visitor()) order by sent.id`;
}

const TOGETHER = 'pg_catalog.json_populate_recordset(null::public.leads, $1) as sent';
/** Beside each row the JSON that it was read from. */
const ONE_BY_ONE = `pg_catalog.json_array_elements($1) as element,
  pg_catalog.json_populate_record(null::public.leads, element) as sent`;

/** A row says nothing of a column where it lacks the key; a sent null stays one. */
function orDefault(column: string, known: Columns): string {
  const expression = known.get(column) ?? 'null';
  return `case when element::jsonb ? '${column}' then sent."${column}" else ${expression} end`;
}
