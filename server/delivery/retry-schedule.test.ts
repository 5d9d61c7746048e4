import { expect, it } from 'vitest';
import { JITTER, LONGEST_PAUSE_MS, MAX_ATTEMPTS, retrySchedule } from './retry-schedule.ts';

const MS_PER_HOUR = 3_600_000;
const FIRST_PAUSE_MS = 5_000;

const pausesWith = (chance: number) =>
  Array.from({ length: MAX_ATTEMPTS - 1 }, (_, failed) => retrySchedule(failed + 1, chance) ?? 0);

it('pauses double from seconds to hours with jitter, and last between one and two days', () => {
  const pauses = pausesWith(0);
  expect(pauses).toEqual(pauses.map((_, index) => Math.min(FIRST_PAUSE_MS * 2 ** index, LONGEST_PAUSE_MS)));
  expect(pausesWith(0.5)).toEqual(pauses.map((pause) => pause * (1 + JITTER / 2)));
  const hours = (chance: number) => pausesWith(chance).reduce((sum, pause) => sum + pause) / MS_PER_HOUR;
  expect(hours(0)).toBeGreaterThan(24);
  expect(hours(1)).toBeLessThan(48);
});

it('there is no pause after the last attempt', () => {
  const after = [-1, 0, 1].map((more) => retrySchedule(MAX_ATTEMPTS + more, 0));
  expect(after).toEqual([LONGEST_PAUSE_MS, null, null]);
});
