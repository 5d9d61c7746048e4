/**
 * What a terminal may act on or reorder text by: control characters (C0, DEL,
 * C1, of which U+009B begins an escape sequence alone), line separators and
 * format characters; without the joiners that emoji and some scripts need.
 */
const ACTIVE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const NAMES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `text` for one line of a terminal: a visitor's words cannot steer it. */
export function printable(text: string): string {
  return text.replace(ACTIVE, (character) => NAMES[character] ?? escaped(character));
}

/** `value` as JSON in one line, or indented; still valid, and as harmless to a terminal. */
export function printableJson(value: unknown, indent = 0): string {
  // What is left of them is in strings: JSON escapes those below U+0020 itself.
  return JSON.stringify(value, null, indent).replace(ACTIVE, (character) =>
    character === '\n' ? character : escaped(character),
  );
}

/** By UTF-16 units, as JSON has it. */
function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
