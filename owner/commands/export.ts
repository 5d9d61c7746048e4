import { Readable, type Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { command } from '../command.ts';
import { FILTERS } from '../filters.ts';
import { countLeads, type LeadRecord, leadColumns, leadPages } from '../lead-pages.ts';
import { flag, oneOf, valued } from '../option.ts';
import { printable, printableJson } from '../terminal/printable.ts';
import { progressOn } from '../terminal/progress.ts';
import { UsageError } from '../usage-error.ts';
import { writeWholeFile } from '../write-whole-file.ts';

const FORMATS = ['csv', 'jsonl'] as const;

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
    if (json && format === 'csv')
      throw new UsageError('--json is --format jsonl: leave one of --json and --format csv out.');
    const lines = json || format === 'jsonl';
    const progress = progressOn(terminal, 'leads', await countLeads(query, filters));
    async function* leads() {
      let done = 0;
      for await (const page of leadPages(query, filters)) {
        yield* page;
        done += page.length;
        progress.at(done);
      }
    }
    const columns = await leadColumns(query);
    const text = (to: Writable) => {
      const csv = csvOf(columns, { bom, harmless: terminal.watched && out === undefined });
      return lines
        ? pipeline(Readable.from(leads()), jsonLines, to)
        : pipeline(Readable.from(leads()), csv, to);
    };
    if (out !== undefined) await writeWholeFile(out, text);
    else await text(terminal.output as Writable);
    progress.end();
  },
});

/** RFC 4180. Every cell in quotes: a spreadsheet may break lines where the library sees none. */
function csvOf(columns: string[], { bom, harmless }: { bom: boolean; harmless: boolean }): Transform {
  const cell = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return harmless ? printable(text) : text;
  };
  return stringify({
    header: true,
    columns,
    bom,
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { string: cell, number: cell, object: cell, boolean: cell },
  });
}

async function* jsonLines(leads: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  for await (const lead of leads) yield `${printableJson(lead)}\n`;
}
