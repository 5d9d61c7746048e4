import { languageNameIn } from '../../lead/language.ts';
import type { Lead } from '../../lead/lead.ts';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, URGENCIES } from '../../lead/options.ts';
import { MAX_SCORE } from '../../lead/score.ts';

const LABEL_WIDTH = 12;

const inWords = new Intl.NumberFormat('en');
const MS_PER_HOUR = 3_600_000;
const HOURS_PER_DAY = 24;

const dateInWords = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const shortDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Everything that ends a line, hides, or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A visitor's words on one line, as they may stand in a header or beside a label. */
export function oneLine(words: string): string {
  return words.toWellFormed().replace(UNSEEN, ' ').trim();
}

/** What stands in a mail's subject about a lead: how urgent it is and when it is due before all else. */
export function leadHeadline(lead: Lead): string {
  const urgency = URGENCIES[lead.urgency_level].toLowerCase();
  const due = shortDate.format(new Date(lead.deadline));
  const what = `${ASSIGNMENT_TYPES[lead.assignment_type]}, ${lead.subject} (${lead.name})`;
  return oneLine(`New lead, ${urgency}, due ${due} UTC: ${what}`);
}

/**
 * A lead for a person to read: what, when due, how to reach, where from. Whatever
 * a visitor could choose stands on one line beside its label, or quoted, so that
 * no words of theirs can be taken for ours.
 */
export function leadSummary(lead: Lead): string {
  const language = languageNameIn(lead.source_page);
  return [
    ...facts({
      Asked: `${ASSIGNMENT_TYPES[lead.assignment_type]}, ${lead.subject}`,
      Level: ACADEMIC_LEVELS[lead.academic_level],
      Urgency: URGENCIES[lead.urgency_level],
      Due: `${dateInWords.format(new Date(lead.deadline))} UTC, ${timeGranted(lead)} after the request`,
      '': lead.deadline,
    }),
    '',
    ...facts({ Name: lead.name, 'E-mail': lead.email, Phone: lead.phone }),
    'An answer to this mail goes to the visitor.',
    '',
    ...quoted(lead.requirements),
    '',
    ...facts({
      Quality: `${lead.lead_quality_score} of ${MAX_SCORE}`,
      Received: `${dateInWords.format(new Date(lead.created_at))} UTC`,
      Opened: `${lead.source_title} (${lead.trigger_type})`,
      ...(language && { Language: language }),
      Page: lead.source_page,
      Referrer: lead.source_referrer,
      Campaign: campaignOf(lead) || 'none',
      Lead: lead.id,
    }),
    '',
  ].join('\n');
}

function facts(values: Record<string, string>): string[] {
  return Object.entries(values).map(([label, value]) => label.padEnd(LABEL_WIDTH) + oneLine(value));
}

function quoted(words: string): string[] {
  return words.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map((line) => `> ${oneLine(line)}`);
}

function timeGranted({ deadline, created_at }: Lead): string {
  const hours = Math.round((Date.parse(deadline) - Date.parse(created_at)) / MS_PER_HOUR);
  const days = hours / HOURS_PER_DAY;
  return days > 1 && Number.isInteger(days) ? `${days} days` : `${hours} hours`;
}

/** Whoever posts a row without our page may put anything into it. */
function campaignOf({ campaign_data }: Lead): string {
  return Object.entries<unknown>(campaign_data)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

/** The subject of a mail about many leads. */
export function digestHeadline(leads: number): string {
  return `${inWords.format(leads)} new leads`;
}

/** Says how many leads came together and how to see them. No visitor chose a word of it, so that none can have it refused. */
export function digestSummary(leads: number, perHour: number): string {
  return [
    `More than ${inWords.format(perHour)} leads came within an hour, so this email stands for ${inWords.format(leads)}.`,
    '',
    'All of them are in the database. To see them:',
    `  npm run leads -- list --limit ${leads}`,
    '  npm run desk',
    '',
  ].join('\n');
}
