import { URGENCIES, valuesOf } from '../../lead/options.ts';
import { FILTERS, type Filters } from '../queries/filters.ts';
import { sameState } from './states.ts';

/** The filters that commands take as options. */
export const FILTER_OPTIONS = {
  since: {
    takes: 'WHEN',
    says: 'stored at or after a date (2026-11-01), a time, or so long ago (7d, 12h)',
    reads: FILTERS.since,
  },
  until: {
    takes: 'WHEN',
    says: 'stored before a time, so long ago, or the end of a date',
    reads: FILTERS.until,
  },
  status: { takes: 'STATUS', says: 'with this status, in whatever case', reads: FILTERS.status },
  urgency: {
    takes: 'URGENCY',
    says: `as urgent as this: ${valuesOf(URGENCIES).join(', ')}`,
    reads: FILTERS.urgency,
  },
  quality: {
    takes: 'SCORE',
    says: 'with this quality score or a higher one',
    reads: FILTERS.quality,
  },
  source: { takes: 'TEXT', says: 'whose source has this in it, in whatever case', reads: FILTERS.source },
  campaign: { takes: 'NAME', says: 'of this campaign, as stats names it', reads: FILTERS.campaign },
  search: {
    takes: 'TEXT',
    says: 'with this in the name, email address, phone number, subject or requirements, in any case, with or without accents',
    reads: FILTERS.search,
  },
} as const;

/** The filters among the values of a command's options, with the status as one of `states` writes it. */
export function filtersAmong(values: Readonly<Record<string, unknown>>, states: readonly string[]): Filters {
  const names = Object.keys(FILTER_OPTIONS).filter((name) => values[name] !== undefined);
  const filters: Filters = Object.fromEntries(names.map((name) => [name, values[name]]));
  const { status } = filters;
  return status === undefined ? filters : { ...filters, status: sameState(status, states) ?? status };
}
