import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printable, printableJson } from './printable.ts';

it.each([
  ['an escape sequence', '\u001b[2J', '\\u001b[2J'],
  ['one that a single character of C1 begins', '\u009b31m', '\\u009b31m'],
  ['line ends and tabs', 'a\r\n\tb', 'a\\r\\n\\tb'],
  ['what ends a line elsewhere', 'a\u2028\u0085b', 'a\\u2028\\u0085b'],
  ['what turns the reading direction', 'a\u202eb\u2066', 'a\\u202eb\\u2066'],
  ['a character that nobody sees, beyond the first plane', '\u{e0041}', '\\udb40\\udc41'],
  ['deletion', '\u007f', '\\u007f'],
])('shows %s instead of doing it', (_what, text, shown) => {
  expect(printable(text)).toBe(shown);
});

it.each(['Žofie Ťopková', '한국어', '👩‍🎓', 'می‌خواهم', "O'Brien\\n"])('leaves %s as it is', (text) => {
  expect(printable(text)).toBe(text);
});

it('keeps JSON what it says, in characters that do nothing', () => {
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
