import { URGENCIES, valuesOf } from '../../lead/options.ts';
import { oneOf, type Values, valued, wholeNumber } from '../cli/option.ts';
import { anyCase } from './any-case.ts';
import { momentFrom, momentUntil } from './moment.ts';

const MAX_QUALITY = 100;
/** Fewer digits are found in every number. */
const MIN_DIGITS = 4;
const URGENCY_NAMES = valuesOf(URGENCIES);

/** Which leads are meant. */
export const FILTERS = {
  since: valued(
    'WHEN',
    'stored at or after a date (2026-11-01), a time, or so long ago (7d, 12h)',
    momentFrom,
  ),
  until: valued('WHEN', 'stored before a time, so long ago, or the end of a date', momentUntil),
  status: valued('STATUS', 'with this status, in whatever case', (text) => text),
  urgency: valued('URGENCY', `as urgent as this: ${URGENCY_NAMES.join(', ')}`, oneOf(URGENCY_NAMES)),
  quality: valued('SCORE', 'with this quality score or a higher one', wholeNumber(0, MAX_QUALITY)),
  source: valued('TEXT', 'whose source has this in it, in whatever case', (text) => text),
  campaign: valued('NAME', 'of this campaign, as stats names it', (text) => text),
  search: valued(
    'TEXT',
    'with this in the name, e-mail address, phone number, subject or requirements, in whatever case',
    (text) => text.trim(),
  ),
};
const BUTTON_LENGTH = 80;
/** The source that a lead is counted with, which the steps of visitors have cut to the same length. */
export const BUTTON = `left(source_title, ${BUTTON_LENGTH})`;
/** The campaign of a source and a name, as a text in SQL. */
export const campaignOf = (source: string, name: string): string =>
  `coalesce(nullif(concat_ws(' / ', nullif(${source}, ''), nullif(${name}, '')), ''), '(none)')`;
/** The campaign that a lead is counted with. */
export const CAMPAIGN = campaignOf(`campaign_data->>'utm_source'`, `campaign_data->>'utm_campaign'`);
/** The hour of the week of a time of day and date in SQL, from 0 on Monday at midnight. */
export const hourOfWeek = (local: string): string =>
  `((extract(isodow from ${local}) - 1) * 24 + extract(hour from ${local}))::int`;
/** Leads whose first contact was noted: they are `new` no more, and did not become spam instead. */
const CONTACT_NOTED = `status not in ('new', 'spam')
    and id in (select lead_id from server.status_changes where old = 'new' and new <> 'spam')`;
const HOUR_OF_WEEK = hourOfWeek('(created_at at time zone (select time_zone from server.site))');

export type Filters = Partial<Values<typeof FILTERS>> & {
  trigger?: string | undefined;
  /** Without these states. */
  without?: readonly string[] | undefined;
  hour?: number | undefined;
  /** Those whose first contact was noted. */
  contact?: 'noted' | undefined;
  /** Counted with this source. */
  button?: string | undefined;
  /** With exactly this quality. */
  score?: number | undefined;
  /** One of these. */
  ids?: readonly string[] | undefined;
};

/** What is searched: the words, and the number without what stands between its digits. */
export const DIGITS = `regexp_replace(phone, '\\D', '', 'g')`;
export const WORDS = `concat_ws(E'\\n', name, email, phone, subject, requirements)`;

/**
 * The condition for the leads that are meant. `filterValues` gives its parameters, the first
 * `FILTER_COUNT`. With an end always there, PostgreSQL would guess that few leads match, and
 * sort the whole table for each page of an export.
 */
export const MATCHES = `created_at >= coalesce($1::timestamptz, '-infinity')
  and ($2::timestamptz is null or created_at < $2)
  and ($3::text is null or status = $3)
  and ($4::text is null or urgency_level = $4)
  and lead_quality_score >= coalesce($5::int, 0)
  and ($6::text is null or source_title ~ $6)
  and ($7::text is null and $13::text is null or ${WORDS} ~ $7 or lower(${WORDS} collate "C") like $13
    or ${DIGITS} like $8)
  and ($9::text is null or ${CAMPAIGN} = $9)
  and ($10::text is null or trigger_type = $10)
  and ($11::text[] is null or status <> all ($11))
  and ($12::int is null or ${HOUR_OF_WEEK} = $12)
  and ($14::uuid[] is null or id = any ($14))
  and ($15::int is null or lead_quality_score = $15)
  and ($16::text is null or ${BUTTON} = left($16, ${BUTTON_LENGTH}))
  and ($17::text is null or ${CONTACT_NOTED})`;
export const FILTER_COUNT = 17;

/** The values of `MATCHES`. A status is one of `states`, where one of them differs in case alone. */
export function filterValues(
  {
    since,
    until,
    status,
    urgency,
    quality,
    source,
    search,
    campaign,
    trigger,
    without,
    hour,
    button,
    score,
    ids,
    contact,
  }: Filters,
  states: readonly string[],
): unknown[] {
  const digits = digitsIn(search ?? '');
  return [
    since ?? null,
    until ?? null,
    status === undefined ? null : (sameWord(status, states) ?? status),
    urgency ?? null,
    quality ?? null,
    source === undefined ? null : anyCase(source),
    search === undefined || isAscii(search) ? null : anyCase(search),
    digits === null ? null : within(digits),
    campaign ?? null,
    trigger ?? null,
    without ?? null,
    hour ?? null,
    search !== undefined && isAscii(search) ? within(search.toLowerCase()) : null,
    ids ?? null,
    score ?? null,
    button ?? null,
    contact ?? null,
  ];
}

/** The one of `words` that differs from `word` in case alone. */
export function sameWord(word: string, words: readonly string[]): string | undefined {
  return words.find((one) => one.toLowerCase() === word.toLowerCase());
}

/** The digits of a phone number without the zero before an area code; `null` where the text is none. */
export function digitsIn(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return /^[\d\s+()./-]+$/.test(text) && digits.length >= MIN_DIGITS ? digits : null;
}

/** Letters of ASCII are made small by any database, at half of what a pattern costs. */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** A pattern of LIKE for what has `text` in it. */
function within(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
