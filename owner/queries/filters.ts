import * as v from 'valibot';
import { fieldOf } from '../../lead/form.ts';
import { LISTS } from './lead.ts';
import { momentFrom, momentUntil } from './moment.ts';

const BUTTON_LENGTH = 80;
const MAX_TEXT_LENGTH = 200;
const MAX_SCORE = 100;
/** Fewer digits are not searched as a phone number. */
const MIN_DIGITS = 4;
const PHONE = /^[\d\s+()./-]+$/;

/** A lead's source, truncated like the sources in step counts. */
export const BUTTON = `left(source_title, ${BUTTON_LENGTH})`;
/** SQL for the campaign text of a source and a name. */
export const campaignOf = (source: string, name: string): string =>
  `coalesce(nullif(concat_ws(', ', nullif(${source}, ''), nullif(${name}, '')), ''), '(none)')`;
/** SQL for a lead's campaign, like `campaignNameOf`. */
export const CAMPAIGN = `coalesce(
  case when campaign_data->>'utm_source' is null then attribution->>'first_campaign' end,
  ${campaignOf(`campaign_data->>'utm_source'`, `campaign_data->>'utm_campaign'`)}
)`;
/** SQL for the day a lead was received, in the site's time zone. */
export const DAY = '(created_at at time zone (select time_zone from server.site))::date';
/** Joined with `||`: `server.plain` reads it three times, and `concat_ws` would triple the time of a search. */
const WORDS = `(name || E'\\n' || email || E'\\n' || phone || E'\\n' || subject || E'\\n' || requirements || E'\\n' || answers)`;
/** A phone number without its separators. */
const DIGITS = `translate(phone, ' +()./-', '')`;

/** The urgencies that the form offers. */
export const URGENCIES = Object.keys(fieldOf('urgency')?.options ?? {});

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const list = v.pipe(
  text,
  v.transform((words) => words.split(',')),
);
const searched = v.pipe(text, v.trim(), v.transform(patternFor));
const wanted = v.pipe(
  text,
  v.trim(),
  v.transform((words) => [patternFor(words), digitsIn(words)]),
);

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

/** SQL for leads with a row in `table`. As an array, because PostgreSQL expects half of all leads in a subquery. */
const hasRowIn = (table: string, condition: string) =>
  `id = any (array(select lead_id from server.${table} where ${condition}))`;

/** A filter: the schema for its text, and its SQL condition for a parameter. */
const filter = <Schema extends v.GenericSchema<string, unknown>>(
  reads: Schema,
  condition: (value: string) => string,
) => ({ reads, condition });

/** The filters of the commands and the desk. */
export const FILTERS = {
  /** To do are new leads, and those whose reminder's time has come. */
  list: filter(
    oneOf(LISTS),
    (value) => `status <> 'spam' and case ${value}
      when 'todo' then status = 'new' and not ${hasRowIn('lead_work', 'remind_at > now()')} or ${hasRowIn('lead_work', 'remind_at <= now()')}
      when 'later' then ${hasRowIn('lead_work', 'remind_at > now()')} else true end`,
  ),
  status: filter(text, (value) => `status = ${value}`),
  /** Statuses to exclude, separated by commas. */
  without: filter(list, (value) => `status <> all (${value})`),
  assignee: filter(text, (value) => hasRowIn('lead_work', `assignee = ${value}`)),
  urgency: filter(oneOf(URGENCIES), (value) => `urgency_level = ${value}`),
  quality: filter(wholeNumber(0, MAX_SCORE), (value) => `lead_quality_score >= ${value}`),
  score: filter(wholeNumber(0, MAX_SCORE), (value) => `lead_quality_score = ${value}`),
  source: filter(searched, (value) => contains('source_title', value)),
  button: filter(text, (value) => `${BUTTON} = left(${value}, ${BUTTON_LENGTH})`),
  campaign: filter(text, (value) => `${CAMPAIGN} = ${value}`),
  day: filter(v.pipe(v.string(), v.isoDate()), (value) => `${DAY} = ${value}`),
  since: filter(moment(momentFrom), (value) => `created_at >= ${value}`),
  until: filter(moment(momentUntil), (value) => `created_at < ${value}`),
  search: filter(
    wanted,
    (value) => `(${contains(WORDS, `(${value}::text[])[1]`)} or ${DIGITS} like (${value}::text[])[2]
      or ${hasRowIn('lead_notes', contains('words', `(${value}::text[])[1]`))})`,
  ),
};
export type FilterName = keyof typeof FILTERS;

/** Which leads are meant. */
export type Filters = {
  [Name in FilterName]?: v.InferOutput<(typeof FILTERS)[Name]['reads']> | undefined;
};

type Schemas = { [Name in FilterName]: (typeof FILTERS)[Name]['reads'] };
const SCHEMA = v.partial(
  v.object(Object.fromEntries(Object.entries(FILTERS).map(([name, { reads }]) => [name, reads])) as Schemas),
);

/** The filters in `texts`, by name. Throws a `ValiError` if one is invalid. */
export function filtersFrom(texts: unknown): Filters {
  return v.parse(SCHEMA, texts);
}

/** The SQL condition of the filters, and the values of its parameters, numbered from $1. */
export function conditionFor(filters: Filters): { condition: string; values: unknown[] } {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined) as [FilterName, unknown][];
  const conditions = given.map(([name], place) => FILTERS[name].condition(`$${place + 1}`));
  return { condition: ['true', ...conditions].join(' and '), values: given.map(([, value]) => value) };
}

/** SQL that matches `words` with a pattern, ignoring case and accents. */
function contains(words: string, pattern: string): string {
  return `server.plain(${words}) like (select server.plain(${pattern}))`;
}

function patternFor(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A pattern for the digits of a phone number, without the leading zero of an area code; `null` for other words. */
function digitsIn(words: string): string | null {
  const digits = PHONE.test(words) ? words.replace(/\D/g, '').replace(/^0+/, '') : '';
  return digits.length < MIN_DIGITS ? null : patternFor(digits);
}
