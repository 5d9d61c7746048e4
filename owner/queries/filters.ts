import * as v from 'valibot';
import { URGENCIES, valuesOf } from '../../lead/options.ts';
import { TRIGGER_TYPES } from '../../lead/source.ts';
import type { FilterName } from './lead.ts';
import { momentFrom, momentUntil } from './moment.ts';
import { searchPattern } from './search-pattern.ts';

const BUTTON_LENGTH = 80;
const MAX_TEXT_LENGTH = 200;
const MAX_SCORE = 100;
const HOURS_PER_WEEK = 168;

/** A lead's source, truncated like the sources in step counts. */
export const BUTTON = `left(source_title, ${BUTTON_LENGTH})`;
/** SQL for the campaign text of a source and a name. */
export const campaignOf = (source: string, name: string): string =>
  `coalesce(nullif(concat_ws(' / ', nullif(${source}, ''), nullif(${name}, '')), ''), '(none)')`;
/** SQL for a lead's campaign. */
export const CAMPAIGN = campaignOf(`campaign_data->>'utm_source'`, `campaign_data->>'utm_campaign'`);
/** SQL for the hour of the week of a local timestamp; 0 is Monday at midnight. */
export const hourOfWeek = (local: string): string =>
  `((extract(isodow from ${local}) - 1) * 24 + extract(hour from ${local}))::int`;
const HOUR = hourOfWeek('(created_at at time zone (select time_zone from server.site))');
/** Leads with a recorded first contact: no longer `new`, and not changed to spam. */
const CONTACT_NOTED = `status not in ('new', 'spam')
  and id in (select lead_id from server.status_changes where old = 'new' and new <> 'spam')`;
const WORDS = `(name || E'\\n' || email || E'\\n' || phone || E'\\n' || subject || E'\\n' || requirements)`;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const pattern = v.pipe(text, v.trim(), v.transform(searchPattern));

/** Accepts a whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};
/** Accepts one of `words`. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`);
/** Accepts a text that `read` turns into a date. */
export const moment = (
  read: (text: string) => Date,
  message = 'must be a date such as 2026-11-01, a time such as 2026-11-01T09:00, or an age such as 7d or 12h',
) =>
  v.pipe(
    v.string(),
    v.transform((words) => read(words)),
    v.date(message),
  );

/** The schema of each filter, for the commands and the desk. */
export const FILTERS = {
  status: text,
  /** Statuses to exclude, separated by commas. */
  without: v.pipe(
    text,
    v.transform((list) => list.split(',')),
  ),
  urgency: oneOf(valuesOf(URGENCIES)),
  quality: wholeNumber(0, MAX_SCORE),
  score: wholeNumber(0, MAX_SCORE),
  source: pattern,
  button: text,
  campaign: text,
  trigger: v.picklist(TRIGGER_TYPES),
  contact: v.picklist(['noted']),
  hour: wholeNumber(0, HOURS_PER_WEEK - 1),
  since: moment(momentFrom),
  until: moment(momentUntil),
  search: pattern,
} satisfies Record<FilterName, v.GenericSchema<string, unknown>>;

export type Filters = { [Name in FilterName]?: v.InferOutput<(typeof FILTERS)[Name]> | undefined };

/** SQL for each filter's condition, given its parameter. */
const CONDITIONS: Readonly<Record<FilterName, (value: string) => string>> = {
  status: (value) => `status = ${value}`,
  without: (value) => `status <> all (${value})`,
  urgency: (value) => `urgency_level = ${value}`,
  quality: (value) => `lead_quality_score >= ${value}`,
  score: (value) => `lead_quality_score = ${value}`,
  source: (value) => `source_title ~ ${value}`,
  button: (value) => `${BUTTON} = left(${value}, ${BUTTON_LENGTH})`,
  campaign: (value) => `${CAMPAIGN} = ${value}`,
  trigger: (value) => `trigger_type = ${value}`,
  contact: (value) => `${CONTACT_NOTED} and ${value} = 'noted'`,
  hour: (value) => `${HOUR} = ${value}`,
  since: (value) => `created_at >= ${value}`,
  until: (value) => `created_at < ${value}`,
  search: (value) => `${WORDS} ~ ${value}`,
};

/** The SQL condition of the filters, and the values of its parameters, numbered from $1. */
export function conditionFor(filters: Filters): { condition: string; values: unknown[] } {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined) as [FilterName, unknown][];
  const conditions = given.map(([name], place) => CONDITIONS[name](`$${place + 1}`));
  return { condition: ['true', ...conditions].join(' and '), values: given.map(([, value]) => value) };
}
