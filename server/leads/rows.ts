import { parseJson } from '../http/api.ts';
import { refusals } from '../http/api-error.ts';

/** A row as a client sends it: not checked yet, that is the database's work. */
export type SentRow = Readonly<Record<string, unknown>>;
export type SentRows = {
  /** What the rows fill. A row that lacks one of them gets NULL there. */
  columns: readonly string[];
  rows: readonly SentRow[];
};

/** The rows in a request's `body`, and every column that one of them fills. Throws an `ApiError` if it is neither a row nor a list of rows. */
export function readRows(body: string | undefined): SentRows {
  const parsed = parseJson(body);
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (!rows.every(isRow)) throw refusals.unreadableJson();
  return { columns: [...new Set(rows.flatMap(Object.keys))], rows };
}

/** The same rows, to be stored as a robot's are. */
export function asSpam({ columns, rows }: SentRows): SentRows {
  const filled = columns.includes('status') ? columns : [...columns, 'status'];
  return { columns: filled, rows: rows.map((row) => ({ ...row, status: 'spam' })) };
}

function isRow(value: unknown): value is SentRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
