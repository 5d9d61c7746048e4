import { URGENCIES, valuesOf } from '../../lead/options.ts';
import { FILTERS, type Filters } from '../queries/filters.ts';
import { stateFrom } from './states.ts';

/** The filters that commands accept as options. */
export const FILTER_OPTIONS = {
  since: {
    takes: 'WHEN',
    says: 'stored since a date (2026-11-01), a time or an age (7d, 12h)',
    reads: FILTERS.since.reads,
  },
  until: {
    takes: 'WHEN',
    says: 'stored until the end of a date, a time or an age',
    reads: FILTERS.until.reads,
  },
  status: { takes: 'STATUS', says: 'with this status, in any case', reads: FILTERS.status.reads },
  urgency: {
    takes: 'URGENCY',
    says: `with this urgency: ${valuesOf(URGENCIES).join(', ')}`,
    reads: FILTERS.urgency.reads,
  },
  quality: {
    takes: 'SCORE',
    says: 'with this quality score or higher',
    reads: FILTERS.quality.reads,
  },
  source: { takes: 'TEXT', says: 'with this text in the source, in any case', reads: FILTERS.source.reads },
  campaign: { takes: 'NAME', says: 'from this campaign, as stats names it', reads: FILTERS.campaign.reads },
  search: {
    takes: 'TEXT',
    says: 'with this text in name, email, phone, subject or requirements, ignoring case and accents',
    reads: FILTERS.search.reads,
  },
} as const;

/** The filters among a command's option values, with the status spelled as in `states`. Throws a `UsageError` if there is no such status. */
export function filtersAmong(values: Readonly<Record<string, unknown>>, states: readonly string[]): Filters {
  const names = Object.keys(FILTER_OPTIONS).filter((name) => values[name] !== undefined);
  const filters: Filters = Object.fromEntries(names.map((name) => [name, values[name]]));
  const { status } = filters;
  return status === undefined ? filters : { ...filters, status: stateFrom(status, states) };
}
