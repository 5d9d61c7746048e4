/** `characters` as CSS names them in a `unicode-range`, neighbours as one: `U+C0-FF`. */
export function unicodeRangeOf(characters: Iterable<string>): [string, ...string[]] {
  const codes = new Set([...characters].map((character) => character.codePointAt(0) ?? 0));
  const sorted = [...codes].sort((one, other) => one - other);
  const ends = sorted.filter((code) => !codes.has(code + 1));
  const [first = '', ...more] = sorted
    .filter((code) => !codes.has(code - 1))
    .map((start, index) => `U+${hex(start)}${start === ends[index] ? '' : `-${hex(ends[index])}`}`);
  return [first, ...more];
}

function hex(code = 0): string {
  return code.toString(16).toUpperCase();
}
