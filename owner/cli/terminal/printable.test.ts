import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printable, printableJson } from './printable.ts';

it.each([
  ['an escape sequence', '\u001b[2J', '\\u001b[2J'],
  ['one started by a single C1 character', '\u009b31m', '\\u009b31m'],
  ['line breaks and tabs', 'a\r\n\tb', 'a\\r\\n\\tb'],
  ['other line separators', 'a\u2028\u0085b', 'a\\u2028\\u0085b'],
  ['characters that change the reading direction', 'a\u202eb\u2066', 'a\\u202eb\\u2066'],
  ['an invisible character beyond the first plane', '\u{e0041}', '\\udb40\\udc41'],
  ['deletion', '\u007f', '\\u007f'],
])('escapes %s', (_name, text, shown) => {
  expect(printable(text)).toBe(shown);
});

it.each(['Žofie Ťopková', '한국어', '👩‍🎓', 'می‌خواهم', "O'Brien\\n"])('leaves %s unchanged', (text) => {
  expect(printable(text)).toBe(text);
});

it('keeps JSON valid, without control characters', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      for (const indent of [0, 2]) {
        const json = printableJson(value, indent);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(printable(json.replaceAll('\n', ''))).toBe(json.replaceAll('\n', ''));
      }
    }),
  );
});
