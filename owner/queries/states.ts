import { closestMatch } from 'leven';
import type { Terminal } from '../cli/terminal/terminal.ts';
import { UsageError } from '../cli/usage-error.ts';
import { sameWord } from './filters.ts';

/** How many letters of a state may be wrong: two that change places count as two. */
const MAX_WRONG_LETTERS = 2;

/**
 * The state of `states` that `word` names, in whatever case. A word that is close to one is
 * asked back. Throws a `UsageError` where there is none, or nobody to ask.
 */
export async function stateFrom(
  word: string,
  states: readonly string[],
  terminal: Terminal,
): Promise<string> {
  const same = sameWord(word, states);
  if (same !== undefined) return same;
  const meant = closestState(word, states);
  if (meant !== undefined && terminal.answered) {
    await terminal.ask(`There is no status "${word}". Is "${meant}" meant?`);
    return meant;
  }
  throw new UsageError(unknownState(word, states));
}

/** Tells who looked for a status that there is not, and found nothing. */
export function noteUnknownState(
  word: string | undefined,
  states: readonly string[],
  terminal: Terminal,
): void {
  if (word !== undefined && sameWord(word, states) === undefined) terminal.note(unknownState(word, states));
}

function unknownState(word: string, states: readonly string[]): string {
  const meant = closestState(word, states);
  const hint = meant === undefined ? '' : ` Is "${meant}" meant?`;
  return `There is no status "${word}".${hint} There are ${states.join(', ')}; the setting LEAD_STATES has the list.`;
}

function closestState(word: string, states: readonly string[]): string | undefined {
  return closestMatch(word.toLowerCase(), states, { maxDistance: MAX_WRONG_LETTERS });
}
