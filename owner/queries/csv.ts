import { stringify } from 'csv-stringify/sync';
import { UTM_KEYS } from '../../lead/source.ts';
import type { LeadRecord } from './lead.ts';

/** The column whose keys a table has as columns of their own. */
export const CAMPAIGN_COLUMN = 'campaign_data';

/** Turns pages of leads into text. */
export type Writer = (pages: AsyncIterable<readonly LeadRecord[]>) => AsyncGenerator<string>;

/** The columns of a table of leads: those of the database, with a column for each utm key in the place of their object. */
export function flatColumns(columns: readonly string[]): string[] {
  return columns.flatMap((column) => (column === CAMPAIGN_COLUMN ? UTM_KEYS : [column]));
}

/** `lead` with its utm keys beside its columns. Other keys, which no page of ours sends, stay within their object. */
export function flatLead(lead: LeadRecord): Readonly<Record<string, unknown>> {
  const campaign = Object.entries(lead[CAMPAIGN_COLUMN] ?? {});
  return { ...Object.fromEntries(campaign.filter(([key]) => isUtmKey(key))), ...lead };
}

export function isUtmKey(key: string): boolean {
  return UTM_KEYS.some((known) => known === key);
}

/**
 * A cell of which a spreadsheet could make a formula: where it begins, or after anything that
 * some spreadsheet takes for the end of a cell. They also read the wide forms of `=`, `+`, `-` and `@`.
 */
const FORMULA = /(^|\r\n|[,;|\t\r\n\v\f\u0085\u2028\u2029])(?=["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** `text` as a cell that no spreadsheet takes for a formula, whatever it takes for a separator. */
export function harmlessCell(text: string): string {
  return text.replace(FORMULA, "$1'");
}

/**
 * RFC 4180 with a header. Every cell is in quotes: some programs end a line at characters that
 * the library does not quote. Unless `raw`, no cell is a formula. `shown` is what becomes of a
 * cell's text on a terminal.
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
