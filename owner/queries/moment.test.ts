import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { momentBefore, momentFrom, momentUntil } from './moment.ts';

const NOW = new Date('2026-11-21T12:30:00Z');

/** UTC+1 in November. */
beforeAll(() => vi.stubEnv('TZ', 'Europe/Prague'));
afterAll(() => vi.unstubAllEnvs());

it.each([
  ['2026-11-01', '2026-10-31T23:00:00.000Z'],
  ['2026-11-01T09:30', '2026-11-01T08:30:00.000Z'],
  ['2026-11-01T09:30Z', '2026-11-01T09:30:00.000Z'],
  ['2026-11-01T09:30:15.5+02:00', '2026-11-01T07:30:15.500Z'],
  ['7d', '2026-11-14T12:30:00.000Z'],
  ['12h', '2026-11-21T00:30:00.000Z'],
])('parses %s', (text, moment) => {
  expect(momentFrom(text, NOW).toISOString()).toBe(moment);
});

it.each(['', 'yesterday', '2026', '2026-13-01', '01.11.2026', '7', '7w', '-7d', '9999999d'])(
  'refuses "%s"',
  (text) => {
    expect(momentFrom(text, NOW).getTime()).toBeNaN();
  },
);

it.each([
  ['2026-11-01', '2026-11-01T23:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2026-11-01T09:30', '2026-11-01T08:30:00.000Z'],
  ['7d', '2026-11-14T12:30:00.000Z'],
])('parses %s as an end', (text, moment) => {
  expect(momentUntil(text, NOW).toISOString()).toBe(moment);
});

it('accepts only an age as an age', () => {
  expect(momentBefore('365d', NOW).toISOString()).toBe('2025-11-21T12:30:00.000Z');
  expect(momentBefore('2026-11-01', NOW).getTime()).toBeNaN();
});
