import { stringify } from 'csv-stringify/sync';
import { FIELDS } from '../../lead/form.ts';
import { CLICK_ID_NAMES, FIRST_KEYS, UTM_KEYS } from '../../lead/source.ts';
import type { LeadRecord } from './lead.ts';

/** The JSON columns, and those of their keys that become separate columns. */
const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  campaign_data: UTM_KEYS,
  attribution: [...CLICK_ID_NAMES, ...FIRST_KEYS, 'consent'],
  answers: FIELDS.filter(({ isOwn }) => isOwn).map(({ name }) => name),
};
export const JSON_COLUMN_NAMES = Object.keys(JSON_COLUMNS);

/** Turns pages of leads into text. */
export type Writer = (pages: AsyncIterable<readonly LeadRecord[]>) => AsyncGenerator<string>;

/** The database's columns, with one column per utm key, click id and own field instead of their objects. */
export function flatColumns(columns: readonly string[]): string[] {
  return columns.flatMap((column) => JSON_COLUMNS[column] ?? [column]);
}

/** `lead` with its utm keys, click ids and own answers as columns. Other keys, which our page never sends, stay in their object. */
export function flatLead(lead: LeadRecord): Readonly<Record<string, unknown>> {
  const flat = Object.entries(JSON_COLUMNS).flatMap(([column, keys]) =>
    Object.entries(lead[column] ?? {}).filter(([key]) => keys.includes(key)),
  );
  return { ...Object.fromEntries(flat), ...lead };
}

/**
 * Matches text that a spreadsheet could run as a formula: at the start of a cell, or after anything
 * that some spreadsheet treats as a cell's end. Includes the full-width forms of `=`, `+`, `-` and `@`.
 */
const FORMULA = /(^|\r\n|[,;|\t\r\n\v\f\u0085\u2028\u2029])(?=["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** `text` escaped so that no spreadsheet runs it as a formula, whatever its separator. */
export function harmlessCell(text: string): string {
  return text.replace(FORMULA, "$1'");
}

/**
 * Writes CSV as in RFC 4180, with a header. Quotes every cell, because some programs end a line at
 * characters that the library does not quote. Escapes formulas unless `raw`. `shown` escapes a cell
 * for a terminal.
 */
export function csvWith(
  columns: readonly string[],
  { bom, raw, shown = (text) => text }: { bom: boolean; raw: boolean; shown?: (text: string) => string },
): Writer {
  const cell = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return shown(raw ? text : harmlessCell(text));
  };
  const form = {
    columns: [...columns],
    quoted: true,
    record_delimiter: 'windows',
    cast: { string: cell, number: cell, object: cell, boolean: cell },
  } as const;
  return async function* (pages) {
    yield stringify([], { ...form, header: true, bom });
    for await (const page of pages) yield stringify(page.map(flatLead), form);
  };
}
