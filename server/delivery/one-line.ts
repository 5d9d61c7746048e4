/** Everything that ends a line, hides, or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A visitor's words on one line, as they may stand in a header or beside a label. */
export function oneLine(words: string): string {
  return words.toWellFormed().replace(UNSEEN, ' ').trim();
}
