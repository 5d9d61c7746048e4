import { closestTo, meantHint, UsageError } from './errors.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The state that differs from `word` only in case. */
export function sameState(word: string, states: readonly string[]): string | undefined {
  return states.find((state) => state.toLowerCase() === word.toLowerCase());
}

/**
 * The state that `word` names, in any case. If `word` is close to a state, asks to confirm it.
 * Throws a `UsageError` if there is no such state, or no one to ask.
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
  await terminal.ask(`Unknown status "${word}". Did you mean "${meant}"?`);
  return meant;
}

/** Notes after an empty result that the status does not exist. */
export function noteUnknownState(
  word: string | undefined,
  states: readonly string[],
  terminal: Terminal,
): void {
  if (word !== undefined && sameState(word, states) === undefined) terminal.note(unknownState(word, states));
}

function unknownState(word: string, states: readonly string[]): string {
  return `Unknown status "${word}".${meantHint(word, states)} Statuses: ${states.join(', ')}. LEAD_STATES sets the list.`;
}
