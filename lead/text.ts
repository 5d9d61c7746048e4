/**
 * Text that PostgreSQL can store: without NUL and lone surrogates, and trimmed. The
 * database trims the same characters (`lead_trim`), so both count the same length.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** Length in code points, like `char_length`; not in UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The first `most` code points of `text`. */
export function shorten(text: string, most: number): string {
  return lengthOf(text) <= most ? text : Array.from(text).slice(0, most).join('');
}
