import { command } from '../command.ts';
import { CAMPAIGN, FILTERS } from '../filters.ts';
import { funnel, funnelNotes } from '../stats/funnel.ts';
import { type Dimension, type Group, groupsBy } from '../stats/groups.ts';
import type { Columns } from '../terminal/table.ts';

const DIMENSIONS = {
  source: { key: 'source_title', first: 'leads desc' },
  campaign: { key: CAMPAIGN, first: 'leads desc' },
  day: { key: `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`, first: 'key desc' },
  quality: { key: 'lead_quality_score::text', first: 'key::int desc' },
  status: { key: 'status', first: 'leads + spam desc' },
} satisfies Record<string, Dimension>;

export const stats = command({
  name: 'stats',
  words: [],
  says: 'counts how far visitors came, and leads by source, campaign, day (in UTC), quality and status; spam apart',
  options: { since: FILTERS.since },
  async run({ query, terminal }, { since, json }) {
    const way = await funnel(query, { since });
    const by = await groupsBy(query, DIMENSIONS, since);
    if (json) return terminal.json({ since: since ?? null, funnel: way, by });
    terminal.table(
      {
        funnel: ({ step }) => step,
        count: ({ count }) => count,
        lost: ({ lost }) => (lost === null ? '' : `${lost} %`),
      },
      way.steps,
    );
    for (const line of funnelNotes(way)) terminal.say(line);
    for (const [name, groups] of Object.entries(by)) {
      terminal.say('');
      terminal.table(columnsFor(name), groups);
    }
  },
});

function columnsFor(name: string): Columns<Group> {
  return {
    [name]: ({ key, keys }) => key ?? `(${keys} others)`,
    leads: ({ leads }) => leads,
    spam: ({ spam }) => spam,
    ...(name !== 'quality' && { 'average quality': ({ quality }: Group) => quality }),
  };
}
