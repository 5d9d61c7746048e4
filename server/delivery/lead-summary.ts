import { fieldOf, optionLabel } from '../../lead/form.ts';
import { languageNameIn } from '../../lead/language.ts';
import { type Lead, ownAnswers, requestOf } from '../../lead/lead.ts';
import { MAX_SCORE } from '../../lead/score.ts';

const LABEL_WIDTH = 12;

const MS_PER_HOUR = 3_600_000;
const HOURS_PER_DAY = 24;

const TIME = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...TIME } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', ...TIME } as const;

/** Line separators, invisible characters and direction marks. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A visitor's words on one line, safe for a header or beside a label. */
export function oneLine(words: string): string {
  return words.toWellFormed().replace(UNSEEN, ' ').trim();
}

/** `time` in `timeZone`, with the name of the zone. */
export function timeIn(
  timeZone: string,
  time: string | Date,
  form: Intl.DateTimeFormatOptions = TIME,
): string {
  return new Date(time).toLocaleString('en-GB', { ...form, timeZone });
}

/** An email's subject: urgency and due time first. */
export function leadHeadline(lead: Lead, timeZone: string): string {
  const urgency = optionLabel('urgency', lead.urgency_level).toLowerCase();
  const due = fieldOf('deadline') && `due ${timeIn(timeZone, lead.deadline, SHORT)}`;
  const when = ['New lead', urgency, due].filter(Boolean).join(', ');
  return oneLine(`${when}: ${requestOf(lead)} (${lead.name || lead.email})`);
}

/**
 * A readable summary of a lead. A visitor's words are on one line beside a label, or
 * quoted, so that they cannot pass as ours.
 */
export function leadSummary(lead: Lead, timeZone: string): string {
  const language = languageNameIn(lead.source_page);
  const due = `${timeIn(timeZone, lead.deadline, LONG)}, ${timeGranted(lead)} after the request`;
  const own = facts(Object.fromEntries(ownAnswers(lead)));
  return [
    ...facts({
      Request: requestOf(lead),
      Level: optionLabel('academic_level', lead.academic_level),
      Urgency: optionLabel('urgency', lead.urgency_level),
      ...(fieldOf('deadline') && { Due: due, '': lead.deadline }),
    }),
    '',
    ...facts({ Name: lead.name, Email: lead.email, Phone: lead.phone }),
    'Reply to this email to answer the visitor.',
    '',
    ...own,
    ...(own.length > 0 ? [''] : []),
    ...(lead.requirements ? [...quoted(lead.requirements), ''] : []),
    ...facts({
      Quality: `${lead.lead_quality_score} of ${MAX_SCORE}`,
      Received: timeIn(timeZone, lead.created_at, LONG),
      Source: `${lead.source_title} (${lead.trigger_type})`,
      ...(language && { Language: language }),
      Page: lead.source_page,
      Referrer: lead.source_referrer,
      Campaign: campaignOf(lead) || 'none',
      Lead: lead.id,
    }),
    '',
  ].join('\n');
}

/** Each value beside its label. Leaves out empty ones, which the form does not ask. */
function facts(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([label, value]) =>
    value ? [`${oneLine(label).padEnd(LABEL_WIDTH - 1)} ${oneLine(value)}`] : [],
  );
}

function quoted(words: string): string[] {
  return words.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map((line) => `> ${oneLine(line)}`);
}

function timeGranted({ deadline, created_at }: Lead): string {
  const hours = Math.round((Date.parse(deadline) - Date.parse(created_at)) / MS_PER_HOUR);
  const days = hours / HOURS_PER_DAY;
  return days > 1 && Number.isInteger(days) ? `${days} days` : `${hours} hours`;
}

/** A row posted without our page may contain any value. */
function campaignOf({ campaign_data, attribution }: Lead): string {
  return Object.entries<unknown>({ ...campaign_data, ...attribution })
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
