/**
 * Characters that control a terminal or reorder text: control characters (C0, DEL,
 * and C1, whose U+009B alone starts an escape sequence), line separators and format
 * characters. Excludes the joiners that emoji and some scripts need.
 */
const ACTIVE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const NAMES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `text` for one line of a terminal, escaped so that a visitor's words cannot control it. */
export function printable(text: string): string {
  return text.replace(ACTIVE, (character) => NAMES[character] ?? escaped(character));
}

/** `value` as JSON, which cannot control a terminal either. */
export function printableJson(value: unknown, indent = 0): string {
  // JSON already escapes characters below U+0020. The others are within strings.
  return JSON.stringify(value, null, indent).replace(ACTIVE, (character) =>
    character === '\n' ? character : escaped(character),
  );
}

/** Escapes each UTF-16 unit, as in JSON. */
function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
