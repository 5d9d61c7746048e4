/**
 * Characters that make a terminal do something or show text in another order:
 * control characters (C0, DEL, and C1, whose U+009B begins an escape sequence by
 * itself), line separators and format characters. The joiners that emoji and some
 * scripts need are not among them.
 */
const ACTIVE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const NAMES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `text` for one line of a terminal: a visitor's words cannot control the terminal. */
export function printable(text: string): string {
  return text.replace(ACTIVE, (character) => NAMES[character] ?? escaped(character));
}

/** `value` as JSON in one line, or indented. It stays valid JSON and cannot control a terminal either. */
export function printableJson(value: unknown, indent = 0): string {
  // JSON escapes characters below U+0020 itself. The others are within strings.
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
