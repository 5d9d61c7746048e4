import { command } from '../command.ts';
import { FILTERS, filterValues, MATCHES } from '../filters.ts';
import { shortId } from '../lead-id.ts';
import { valued, wholeNumber } from '../option.ts';
import type { Columns } from '../terminal/table.ts';

export const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 10_000;

type Listed = {
  id: string;
  created_at: Date;
  status: string;
  lead_quality_score: number;
  name: string;
  subject: string;
  source_title: string;
};

const COLUMNS: Columns<Listed> = {
  id: ({ id }) => shortId(id),
  created: ({ created_at }) => created_at,
  status: ({ status }) => status,
  quality: ({ lead_quality_score }) => lead_quality_score,
  name: ({ name }) => name,
  subject: ({ subject }) => subject,
  source: ({ source_title }) => source_title,
};

export const list = command({
  name: 'list',
  words: [],
  says: 'lists leads, the newest first',
  options: {
    ...FILTERS,
    limit: valued('N', `at most so many, instead of ${DEFAULT_LIMIT}`, wholeNumber(1, MAX_LIMIT)),
  },
  async run({ query, terminal }, { limit = DEFAULT_LIMIT, json, ...filters }) {
    const rows = await query<Listed>({
      text: `select id, created_at, status, lead_quality_score, name, subject, source_title
        from public.leads where ${MATCHES} order by created_at desc, id desc limit $5`,
      values: [...filterValues(filters), limit],
    });
    if (json) terminal.json(rows);
    else terminal.table(COLUMNS, rows);
  },
});
