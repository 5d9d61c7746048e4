import { parseJson } from '../http/api.ts';
import { refusals } from '../http/api-error.ts';

/** A row as sent. The database validates it. */
export type SentRow = Readonly<Record<string, unknown>>;
export type SentRows = {
  /** All columns of the rows. A row without one of them gets NULL. */
  columns: readonly string[];
  rows: readonly SentRow[];
};

/** The rows in a request's `body`, and all their columns. Throws an `ApiError` if it is not a row or a list of rows. */
export function readRows(body: string | undefined): SentRows {
  const parsed = parseJson(body);
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (!rows.every(isRow)) throw refusals.unreadableJson();
  return { columns: [...new Set(rows.flatMap(Object.keys))], rows };
}

/** The same rows with the status spam. */
export function asSpam({ columns, rows }: SentRows): SentRows {
  const filled = columns.includes('status') ? columns : [...columns, 'status'];
  return { columns: filled, rows: rows.map((row) => ({ ...row, status: 'spam' })) };
}

function isRow(value: unknown): value is SentRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
