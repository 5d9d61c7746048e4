import { expect, it } from 'vitest';
import { dayInWords, daysUpTo, periodOf, todayIn } from './days.ts';

it('gives the date in the site’s time zone', () => {
  const late = Date.parse('2026-11-23T11:30:00Z');
  expect(todayIn('Pacific/Auckland', late)).toBe('2026-11-24');
  expect(todayIn('America/New_York', late)).toBe('2026-11-23');
});

it('lists consecutive days across a new year', () => {
  expect(daysUpTo('2027-01-01', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(dayInWords('2026-11-03')).toBe('Tue 3 Nov');
});

it.each([
  ['2026-11-23', 'UTC', '2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z'],
  ['2026-11-23', 'Asia/Kathmandu', '2026-11-22T18:15:00.000Z', '2026-11-23T18:15:00.000Z'],
  // The clocks go back on the first of these days, and forward on the second.
  ['2026-10-25', 'Europe/Prague', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  // At midnight UTC, the clocks there have already gone back.
  ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z', '2026-04-05T12:00:00.000Z'],
  ['2026-03-29', 'Europe/Prague', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
])('starts and ends %s in %s at local midnight', (day, timeZone, since, until) => {
  expect(periodOf(day, timeZone)).toEqual({ since, until });
});

it('spans several days', () => {
  expect(periodOf('2026-11-01', 'UTC', 30).until).toBe('2026-12-01T00:00:00.000Z');
});
