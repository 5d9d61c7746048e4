import type { Lead } from '../../lead/lead.ts';
import { ASSIGNMENT_TYPES } from '../../lead/options.ts';
import type { Digest } from './channel.ts';
import { oneLine } from './lead-summary.ts';

/** As much of each thing that a visitor typed stands in a digest. */
const WORDS_LENGTH = 60;
/** As much of an id as names a lead to the owner's commands. */
const ID_LENGTH = 8;

const inWords = new Intl.NumberFormat('en');

/** What stands in the subject of a mail about many leads: nothing that a visitor chose. */
export function digestHeadline({ ids }: Digest): string {
  return `${inWords.format(ids.length)} new leads`;
}

/**
 * Many leads for a person to read: how many, how to see them, and a line for
 * each of the first. Such a line is quoted, and has only one line's words.
 */
export function digestSummary({ ids, leads }: Digest, perHour: number): string {
  const since = leads[0]?.created_at ?? '24h';
  const others = ids.length - leads.length;
  return [
    `More than ${inWords.format(perHour)} leads came within an hour, so these ${inWords.format(ids.length)} come in one mail.`,
    '',
    'All of them are in the database. To see them:',
    `  npm run leads -- list --since ${since} --limit ${ids.length}`,
    `  npm run leads -- export --since ${since} --out leads.csv`,
    '  npm run leads -- show ID',
    '',
    ...leads.map(lineFor),
    ...(others > 0 ? ['', `And ${inWords.format(others)} more.`] : []),
    '',
  ].join('\n');
}

function lineFor({ id, lead_quality_score, assignment_type, subject, name, email, phone }: Lead): string {
  const words = [ASSIGNMENT_TYPES[assignment_type], subject, name, email, phone].map(short);
  return `> ${id.slice(0, ID_LENGTH)}  ${String(lead_quality_score).padStart(3)}  ${words.join(' | ')}`;
}

function short(words: string): string {
  const letters = Array.from(oneLine(words));
  return letters.length > WORDS_LENGTH ? `${letters.slice(0, WORDS_LENGTH - 1).join('')}…` : letters.join('');
}
