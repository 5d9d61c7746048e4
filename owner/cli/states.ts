import { closestTo, meantHint, UsageError } from './errors.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The state of `states` that differs from `word` in case alone. */
export function sameState(word: string, states: readonly string[]): string | undefined {
  return states.find((state) => state.toLowerCase() === word.toLowerCase());
}

/**
 * The state of `states` that `word` names, in whatever case. A word that is close to one is
 * asked back. Throws a `UsageError` where there is none, or nobody to ask.
 */
export async function stateFrom(
  word: string,
  states: readonly string[],
  terminal: Terminal,
): Promise<string> {
  const same = sameState(word, states);
  if (same !== undefined) return same;
  const meant = closestTo(word, states);
  if (meant === undefined || !terminal.answered) throw new UsageError(unknownState(word, states));
  await terminal.ask(`There is no status "${word}". Is "${meant}" meant?`);
  return meant;
}

/** Tells who looked for a status that there is not, and found nothing. */
export function noteUnknownState(
  word: string | undefined,
  states: readonly string[],
  terminal: Terminal,
): void {
  if (word !== undefined && sameState(word, states) === undefined) terminal.note(unknownState(word, states));
}

function unknownState(word: string, states: readonly string[]): string {
  return `There is no status "${word}".${meantHint(word, states)} There are ${states.join(', ')}; the setting LEAD_STATES has the list.`;
}
