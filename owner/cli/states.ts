import { meantHint, UsageError } from './errors.ts';

/** The state that `word` names, in any case. Throws a `UsageError` if there is none. */
export function stateFrom(word: string, states: readonly string[]): string {
  const same = states.find((state) => state.toLowerCase() === word.toLowerCase());
  if (same !== undefined) return same;
  throw new UsageError(
    `Unknown status "${word}".${meantHint(word, states)} Statuses: ${states.join(', ')}. LEAD_STATES sets the list.`,
  );
}
