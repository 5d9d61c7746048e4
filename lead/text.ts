/**
 * Text as PostgreSQL can hold it: without NUL, without lone surrogates, and
 * without white space at its ends. The database trims the same characters
 * (`lead_trim` in the migration), so both count the same length.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** Length in code points, as `char_length` counts it; not in UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The first `most` code points of `text`. */
export function shorten(text: string, most: number): string {
  return lengthOf(text) <= most ? text : Array.from(text).slice(0, most).join('');
}
