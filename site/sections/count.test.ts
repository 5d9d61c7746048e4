import { expect, it } from 'vitest';
import { formatCount, nextCount } from './count.ts';

it.each([
  ['completed', 0, 15432],
  ['completed', 0.34, 15433],
  ['completed', 0.99, 15434],
  ['active', 0, 15431],
  ['active', 0.99, 15432],
] as const)('moves the %s counter by its step at chance %d', (name, chance, next) => {
  expect(nextCount(name, 15432, chance)).toBe(next);
});

it('never lets the active counter fall below 0', () => {
  expect(nextCount('active', 0, 0)).toBe(0);
});

it.each([0, 7, 999, 1000, 15432, 999_999, 1_234_567])('groups the digits of %d as in English', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
});
