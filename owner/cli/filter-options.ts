import { FILTERS, type FilterName, type Filters, URGENCIES } from '../queries/filters.ts';
import { stateFrom } from './states.ts';

/** The filters that commands accept as options. */
export const FILTER_OPTIONS = {
  since: option('since', 'WHEN', 'stored since a date (2026-11-01), a time or an age (7d, 12h)'),
  until: option('until', 'WHEN', 'stored until the end of a date, a time or an age'),
  status: option('status', 'STATUS', 'with this status, ignoring case'),
  urgency: option('urgency', 'URGENCY', `with this urgency: ${URGENCIES.join(', ')}`),
  quality: option('quality', 'SCORE', 'with this quality score or higher'),
  source: option('source', 'TEXT', 'with this text in the source, ignoring case and accents'),
  campaign: option('campaign', 'NAME', 'from this campaign, as stats names it'),
  search: option(
    'search',
    'TEXT',
    'with this text in name, email, phone, subject or requirements, ignoring case and accents',
  ),
};

function option<Name extends FilterName>(name: Name, takes: string, says: string) {
  const { reads }: { reads: (typeof FILTERS)[Name]['reads'] } = FILTERS[name];
  return { takes, says, reads };
}

/** The filters among a command's option values, with the status spelled as in `states`. Throws a `UsageError` if there is no such status. */
export function filtersAmong(values: Readonly<Record<string, unknown>>, states: readonly string[]): Filters {
  const names = Object.keys(FILTER_OPTIONS).filter((name) => values[name] !== undefined);
  const filters: Filters = Object.fromEntries(names.map((name) => [name, values[name]]));
  const { status } = filters;
  return status === undefined ? filters : { ...filters, status: stateFrom(status, states) };
}
