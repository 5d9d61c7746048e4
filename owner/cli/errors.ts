import { closestMatch } from 'leven';

/** A valid command that was not carried out: nothing was found, or the person declined. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** An invalid command line. The message says how to correct it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The most wrong letters in a word. Two swapped letters count as two. */
const MAX_WRONG_LETTERS = 2;

/** Suggests the closest of `words`; empty if none is close. */
export function meantHint(word: string, words: readonly string[]): string {
  const meant = closestMatch(word.toLowerCase(), words, { maxDistance: MAX_WRONG_LETTERS });
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
