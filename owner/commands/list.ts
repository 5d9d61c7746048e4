import { command } from '../command.ts';
import { EARLIER_VERSION_MINUTES, earlierVersions, versionNote } from '../earlier-versions.ts';
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
  /** The id of the last version of this request, where it is not this lead. */
  earlier_version_of: string | null;
};

const COLUMNS: Columns<Listed> = {
  id: ({ id }) => shortId(id),
  created: ({ created_at }) => created_at,
  status: ({ status }) => status,
  quality: ({ lead_quality_score }) => lead_quality_score,
  name: ({ name }) => name,
  subject: ({ subject }) => subject,
  source: ({ source_title }) => source_title,
  note: ({ earlier_version_of }) => versionNote(earlier_version_of),
};

export const list = command({
  name: 'list',
  words: [],
  says: `lists leads, the newest first; notes which of a person's leads within ${EARLIER_VERSION_MINUTES} minutes are earlier versions`,
  options: {
    ...FILTERS,
    limit: valued('N', `at most so many, instead of ${DEFAULT_LIMIT}`, wholeNumber(1, MAX_LIMIT)),
  },
  async run({ query, terminal }, { limit = DEFAULT_LIMIT, json, ...filters }) {
    const found = await query<Omit<Listed, 'earlier_version_of'>>({
      text: `select id, created_at, status, lead_quality_score, name, subject, source_title
        from public.leads where ${MATCHES} order by created_at desc, id desc limit $5`,
      values: [...filterValues(filters), limit],
    });
    const versions = await earlierVersions(
      query,
      found.map(({ id }) => id),
    );
    const rows = found.map((lead) => ({ ...lead, earlier_version_of: versions.get(lead.id) ?? null }));
    if (json) terminal.json(rows);
    else terminal.table(COLUMNS, rows);
  },
});
