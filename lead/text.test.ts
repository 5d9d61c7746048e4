import { expect, it } from 'vitest';
import { cleanText, lengthOf, shorten } from './text.ts';

it.each([
  ['trims white space of every kind', '\u00a0\ufeff\t Ada \u2003\n', 'Ada'],
  ['drops NUL, which PostgreSQL cannot hold', 'A\u0000da', 'Ada'],
  ['trims white space after NUL', '\u0000 Ada', 'Ada'],
  ['replaces a lone surrogate', 'A\ud800', 'A\ufffd'],
  ['keeps a pair', 'A𝒳', 'A𝒳'],
])('%s', (_, typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
});

it('counts code points', () => {
  expect(lengthOf('a𝒳é')).toBe(3);
});

it('truncates without splitting a surrogate pair', () => {
  expect(shorten('𝒳𝒳𝒳', 2)).toBe('𝒳𝒳');
});
