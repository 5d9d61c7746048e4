import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { CRM_NAMES, crmColumns, crmRow } from '../../queries/crm.ts';
import { csvWith, flatColumns, flatLead, JSON_COLUMN_NAMES, type Writer } from '../../queries/csv.ts';
import { oneOf } from '../../queries/filters.ts';
import type { LeadRecord } from '../../queries/lead.ts';
import { leadColumns, leadPages } from '../../queries/lead-pages.ts';
import { command } from '../command.ts';
import { meantHint, Refusal, UsageError } from '../errors.ts';
import { FILTER_OPTIONS, filtersAmong } from '../filter-options.ts';
import { printable, printableJson } from '../terminal/printable.ts';
import { writeWholeFile } from '../write-whole-file.ts';

const callingCode = v.pipe(
  v.string(),
  v.regex(/^\+?[1-9]\d{0,2}$/, 'must be a calling code, such as 44'),
  v.transform((code) => code.replace('+', '')),
);

export const exportLeads = command({
  name: 'export',
  words: [],
  says: 'exports all leads, oldest first',
  options: {
    ...FILTER_OPTIONS,
    format: {
      takes: 'FORMAT',
      says: 'csv, with formulas escaped, or jsonl [csv]',
      reads: oneOf(['csv', 'jsonl']),
    },
    columns: { takes: 'NAMES', says: 'exports only these columns, in this order, separated by commas' },
    raw: {
      says: 'does not escape formulas in the CSV: for a CRM, never for a spreadsheet',
    },
    for: {
      takes: 'CRM',
      says: `writes the import file of ${CRM_NAMES.join(', ')}, without spam`,
      reads: oneOf(CRM_NAMES),
    },
    'calling-code': {
      takes: 'CODE',
      says: 'with --for, the country of phone numbers without one, such as 44',
      reads: callingCode,
    },
    bom: { says: 'starts the CSV with a byte order mark, for Excel' },
    out: { takes: 'FILE', says: 'writes to FILE, readable only by you, when the export is complete' },
    force: { says: 'replaces an existing file' },
  },
  async run({ query, terminal, settings }, values) {
    const { format, columns, raw, for: crm, 'calling-code': code, bom, out, force, json, ...given } = values;
    if (crm && (json || format === 'jsonl' || columns !== undefined))
      throw new UsageError('--for has its own columns and format: leave out --columns, --format and --json.');
    if (json && format === 'csv') throw new UsageError('--json means --format jsonl, not csv.');
    if (out !== undefined && !force && existsSync(out))
      throw new Refusal(`${resolve(out)} already exists. Add --force to replace it, or choose another name.`);
    const filters = filtersAmong(given, settings.LEAD_STATES);
    if (crm && !filters.status) filters.without = ['spam'];
    const known = await leadColumns(query);
    const chosen = columns === undefined ? undefined : chosenColumns(columns, known);
    const shown = terminal.watched && out === undefined ? printable : undefined;
    const writer =
      json || format === 'jsonl'
        ? jsonLinesWith(chosen)
        : csvWith(crm ? crmColumns(crm) : (chosen ?? flatColumns(known)), {
            bom,
            raw: raw || crm !== undefined,
            ...(shown && { shown }),
          });
    let written = 0;
    async function* pages() {
      for await (const page of leadPages(query, filters)) {
        yield crm ? page.map((lead) => crmRow(crm, lead, code)) : page;
        written += page.length;
      }
    }
    const write = (to: Writable) => pipeline(Readable.from(writer(pages())), to);
    if (out === undefined) return write(terminal.output);
    await writeWholeFile(out, write);
    terminal.note(`${written} ${written === 1 ? 'lead' : 'leads'} written to ${resolve(out)}.`);
  },
});

/** The columns named in `list`, separated by commas. Throws a `UsageError` if one is not among `columns`. */
function chosenColumns(list: string, columns: readonly string[]): string[] {
  const known = [...flatColumns(columns), ...JSON_COLUMN_NAMES];
  return list.split(',').map((text) => {
    const name = text.trim().toLowerCase();
    if (known.includes(name)) return name;
    throw new UsageError(
      `Unknown column "${text.trim()}".${meantHint(name, known)} Columns: ${known.join(', ')}.`,
    );
  });
}

/** Whole leads, or only their `chosen` columns. */
function jsonLinesWith(chosen: readonly string[] | undefined): Writer {
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
