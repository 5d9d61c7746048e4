import { stringify } from 'csv-stringify/sync';
import { flatLead } from '../queries/lead-columns.ts';
import type { LeadRecord } from '../queries/lead-pages.ts';
import { printable, printableJson } from './terminal/printable.ts';

/** Turns pages of leads into text. */
export type Writer = (pages: AsyncIterable<readonly LeadRecord[]>) => AsyncGenerator<string>;

/** The leads as they are, or of each what is `chosen`. */
export function jsonLinesWith(chosen: readonly string[] | undefined): Writer {
  const textOf = (lead: LeadRecord) => {
    const flat = flatLead(lead);
    return printableJson(
      chosen ? Object.fromEntries(chosen.map((name) => [name, flat[name] ?? null])) : lead,
    );
  };
  return async function* (pages) {
    for await (const page of pages) yield page.map((lead) => `${textOf(lead)}\n`).join('');
  };
}

/**
 * RFC 4180 with a header. Every cell is in quotes: some programs end a line at
 * characters that the library does not quote. Unless `raw`, a cell that a spreadsheet
 * would take for a formula gets an apostrophe. On a terminal cells are made harmless.
 */
export function csvWith(
  columns: readonly string[],
  { bom, raw, harmless }: { bom: boolean; raw: boolean; harmless: boolean },
): Writer {
  const cell = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return harmless ? printable(text) : text;
  };
  const form = {
    columns: [...columns],
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: !raw,
    cast: { string: cell, number: cell, object: cell, boolean: cell },
  } as const;
  return async function* (pages) {
    yield stringify([], { ...form, header: true, bom });
    for await (const page of pages) yield stringify(page.map(flatLead), form);
  };
}
