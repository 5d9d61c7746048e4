import { closestMatch } from 'leven';

/** A command that was understood but is not done: nothing was found, or the person did not agree. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** A command line that cannot be understood. Its message says what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** How many letters of a word may be wrong: two that change places count as two. */
const MAX_WRONG_LETTERS = 2;

/** The one of `words` that somebody who typed `word` may have meant. */
export function closestTo(word: string, words: readonly string[]): string | undefined {
  return closestMatch(word.toLowerCase(), words, { maxDistance: MAX_WRONG_LETTERS });
}

/** Asks whether the closest of `words` is meant; empty if none is close. */
export function meantHint(word: string, words: readonly string[]): string {
  const meant = closestTo(word, words);
  return meant === undefined ? '' : ` Is "${meant}" meant?`;
}
