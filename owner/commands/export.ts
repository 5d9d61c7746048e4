import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import type { Query } from '../../server/database/database.ts';
import { command } from '../command.ts';
import { FILTERS, type Filters } from '../filters.ts';
import { countLeads, type LeadRecord, leadColumns, leadPages } from '../lead-pages.ts';
import { flag, oneOf, valued } from '../option.ts';
import { printable, printableJson } from '../terminal/printable.ts';
import { progressOn } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { writeWholeFile } from '../write-whole-file.ts';

const FORMATS = ['csv', 'jsonl'] as const;

/** Turns pages of leads into text. */
type Writer = (pages: AsyncIterable<readonly LeadRecord[]>) => AsyncGenerator<string>;

export const exportLeads = command({
  name: 'export',
  words: [],
  says: 'writes all of the leads, however many, the oldest first',
  options: {
    ...FILTERS,
    format: valued(
      'FORMAT',
      'csv, where no cell is a formula, or jsonl, as they are; csv if left out',
      oneOf(FORMATS),
    ),
    out: valued('FILE', 'writes there, for your user alone, once it is whole', (text) => text),
    bom: flag('marks the CSV as UTF-8 at its beginning, which Excel wants'),
  },
  async run({ query, terminal }, { format, out, bom, json, ...filters }) {
    if (json && format === 'csv') throw new UsageError('--json means --format jsonl, not csv.');
    const onTerminal = terminal.watched && out === undefined;
    const writer =
      json || format === 'jsonl' ? jsonLines : csvWith(await leadColumns(query), { bom, onTerminal });
    const write = (to: Writable) =>
      pipeline(Readable.from(writer(watchedPages(query, filters, terminal))), to);
    await (out === undefined ? write(terminal.output) : writeWholeFile(out, write));
  },
});

/** The pages, with progress on `terminal`. */
async function* watchedPages(query: Query, filters: Filters, terminal: Terminal) {
  const progress = progressOn(terminal, 'leads', await countLeads(query, filters));
  let done = 0;
  for await (const page of leadPages(query, filters)) {
    yield page;
    done += page.length;
    progress.at(done);
  }
  progress.end();
}

async function* jsonLines(pages: AsyncIterable<readonly LeadRecord[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((lead) => `${printableJson(lead)}\n`).join('');
}

/**
 * RFC 4180 with a header. Every cell is in quotes: some programs end a line at
 * characters that the library does not quote. On a terminal cells are made harmless.
 */
function csvWith(columns: string[], { bom, onTerminal }: { bom: boolean; onTerminal: boolean }): Writer {
  const cell = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return onTerminal ? printable(text) : text;
  };
  const form = {
    columns,
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { string: cell, number: cell, object: cell, boolean: cell },
  } as const;
  return async function* (pages) {
    yield stringify([], { ...form, header: true, bom });
    for await (const page of pages) yield stringify([...page], form);
  };
}
