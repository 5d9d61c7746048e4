import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Query } from '../../../server/database/query.ts';
import { FILTERS, filterValues } from '../../queries/filters.ts';
import { chosenColumns, flatColumns } from '../../queries/lead-columns.ts';
import { countLeads, leadColumns, leadPages } from '../../queries/lead-pages.ts';
import { Refusal } from '../../queries/refusal.ts';
import { noteUnknownState } from '../../queries/states.ts';
import { command } from '../command.ts';
import { csvWith, jsonLinesWith } from '../lead-writers.ts';
import { flag, oneOf, valued } from '../option.ts';
import { progressOn } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
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
    columns: valued('NAMES', 'these alone, in this order, with commas between them', (text) => text),
    raw: flag("leaves a CSV's cells as they are, as a CRM wants them. Never open it in a spreadsheet"),
    bom: flag('marks the CSV as UTF-8 at its beginning, which Excel wants'),
    out: valued('FILE', 'writes there, for your user alone, once it is whole', (text) => text),
    force: flag('replaces the file where it is there already'),
  },
  async run({ query, terminal, settings }, { format, columns, raw, bom, out, force, json, ...filters }) {
    if (json && format === 'csv') throw new UsageError('--json means --format jsonl, not csv.');
    if (out !== undefined && !force && existsSync(out))
      throw new Refusal(
        `${resolve(out)} is there already. Add --force to replace it, or choose another name.`,
      );
    const values = filterValues(filters, settings.LEAD_STATES);
    const known = await leadColumns(query);
    const chosen = columns === undefined ? undefined : chosenColumns(columns, known);
    const harmless = terminal.watched && out === undefined;
    const writer =
      json || format === 'jsonl'
        ? jsonLinesWith(chosen)
        : csvWith(chosen ?? flatColumns(known), { bom, raw, harmless });
    let written = 0;
    const counted = async function* () {
      for await (const page of watchedPages(query, values, terminal)) {
        yield page;
        written += page.length;
      }
    };
    const write = (to: Writable) => pipeline(Readable.from(writer(counted())), to);
    if (out === undefined) return write(terminal.output);
    await writeWholeFile(out, write);
    terminal.note(`${written} ${written === 1 ? 'lead' : 'leads'} written to ${resolve(out)}.`);
    if (written === 0) noteUnknownState(filters.status, settings.LEAD_STATES, terminal);
  },
});

/** The pages, with progress on `terminal`. */
async function* watchedPages(query: Query, filters: readonly unknown[], terminal: Terminal) {
  const progress = progressOn(terminal, 'leads', await countLeads(query, filters));
  let done = 0;
  for await (const page of leadPages(query, filters)) {
    yield page;
    done += page.length;
    progress.at(done);
  }
  progress.end();
}
