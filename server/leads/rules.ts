import { refusals } from '../http/api-error.ts';
import type { InsertRequest } from './request.ts';

/** A row as a client sends it: not checked yet, that is the database's work. */
export type SentRow = Readonly<Record<string, unknown>>;
export type SentRows = {
  /** What the rows fill. A row that lacks one of them gets NULL there. */
  columns: readonly string[];
  rows: readonly SentRow[];
};

/** Deeper than any row of ours, and far from what would exhaust the stack that reads it. */
export const MAX_JSON_DEPTH = 16;

/**
 * The rows in a request's `body` and the columns they fill: those the client
 * named, else the keys, which then have to be the same in all rows. Throws an
 * `ApiError` for a body that is no row, no list of rows, or fills a column that
 * is not in `known`. Without `known` every column is.
 */
export function readRows(
  body: string,
  { columns: named }: Pick<InsertRequest, 'columns'>,
  known: ReadonlySet<string> | null,
): SentRows {
  const parsed = parseJson(body);
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (!rows.every(isRow)) throw refusals.differingKeys();
  const unknown = (named ?? sharedKeys(rows)).find((column) => known?.has(column) === false);
  if (unknown !== undefined) throw refusals.unknownColumn(unknown);
  if (named === null) return { columns: sharedKeys(rows), rows };
  // What is not asked for is not looked at, not even by the database's types.
  return { columns: named, rows: rows.map((row) => pick(row, named)) };
}

/** The same rows, to be stored as a robot's are. */
export function asSpam({ columns, rows }: SentRows): SentRows {
  const filled = columns.includes('status') ? columns : [...columns, 'status'];
  return { columns: filled, rows: rows.map((row) => ({ ...row, status: 'spam' })) };
}

function pick(row: SentRow, columns: readonly string[]): SentRow {
  return Object.fromEntries(columns.flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])));
}

function parseJson(body: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw refusals.unreadableJson();
  }
  if (isDeeperThan(MAX_JSON_DEPTH, parsed)) throw refusals.unreadableJson();
  return parsed;
}

function sharedKeys(rows: readonly SentRow[]): string[] {
  const [first = {}, ...others] = rows;
  const keys = Object.keys(first);
  const alike = others.every(
    (row) => Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)),
  );
  if (!alike) throw refusals.differingKeys();
  return keys;
}

function isRow(value: unknown): value is SentRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}
