import { momentFrom } from './moment.ts';
import { type Values, valued, wholeNumber } from './option.ts';

const MAX_QUALITY = 100;

/** Which leads are meant. */
export const FILTERS = {
  since: valued(
    'WHEN',
    'stored at or after a date (2026-11-01), a time, or so long ago (7d, 12h)',
    momentFrom,
  ),
  status: valued('STATUS', 'with this status', (text) => text),
  source: valued('TEXT', 'whose source has this in it, in whatever case', (text) => text),
  quality: valued('SCORE', 'with this quality score or a higher one', wholeNumber(0, MAX_QUALITY)),
};
export type Filters = Values<typeof FILTERS>;

/** The condition for the leads that are meant. `filterValues` gives its parameters 1 to 4. */
export const MATCHES = `created_at >= coalesce($1::timestamptz, '-infinity')
  and ($2::text is null or status = $2)
  and ($3::text is null or position(lower($3) in lower(source_title)) > 0)
  and lead_quality_score >= coalesce($4::int, 0)`;

export function filterValues({ since, status, source, quality }: Filters): unknown[] {
  return [since, status, source, quality].map((value) => value ?? null);
}
