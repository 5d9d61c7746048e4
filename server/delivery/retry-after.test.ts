import { expect, it } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

it.each([
  ['120', 120_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
])('reads Retry-After: %s', (value, wait) => {
  expect(retryAfterOf({ headers: new Headers({ 'retry-after': value }) }, NOW)).toBe(wait);
});

it('finds no wish where there is none', () => {
  expect(retryAfterOf({ headers: new Headers() }, NOW)).toBeUndefined();
});
