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

it('keeps the active counter from falling below 0', () => {
  expect(nextCount('active', 0, 0)).toBe(0);
});

it('groups the digits of a count', () => {
  expect(formatCount(15432)).toBe('15,432');
});
