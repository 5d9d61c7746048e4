import { describe, expect, it } from 'vitest';
import { FIRST_PAUSE_MS, JITTER, LONGEST_PAUSE_MS, MAX_ATTEMPTS, retrySchedule } from './retry-schedule.ts';

const MS_PER_HOUR = 3_600_000;

function pausesWith(chance: number): number[] {
  return Array.from({ length: MAX_ATTEMPTS - 1 }, (_, failed) => retrySchedule(failed + 1, chance) ?? 0);
}

describe('the pauses between tries', () => {
  it('last a day at the least, and not two, whatever the chance', () => {
    const hours = (chance: number) => pausesWith(chance).reduce((sum, pause) => sum + pause) / MS_PER_HOUR;
    expect(hours(0)).toBeGreaterThan(24);
    expect(hours(1)).toBeLessThan(48);
  });

  it('double from seconds to hours', () => {
    const pauses = pausesWith(0);
    expect(pauses[0]).toBe(FIRST_PAUSE_MS);
    expect(pauses.at(-1)).toBe(LONGEST_PAUSE_MS);
    for (const [index, pause] of pauses.slice(1).entries()) {
      expect(pause).toBe(Math.min(2 * (pauses[index] ?? 0), LONGEST_PAUSE_MS));
    }
  });

  it('are longer by chance, never shorter', () => {
    const steps = pausesWith(0);
    expect(pausesWith(1)).toEqual(steps.map((step) => step * (1 + JITTER)));
    expect(pausesWith(0.5)).toEqual(steps.map((step) => step * (1 + JITTER / 2)));
  });

  it('end once there were enough', () => {
    expect(retrySchedule(MAX_ATTEMPTS - 1, 0)).not.toBeNull();
    expect(retrySchedule(MAX_ATTEMPTS, 0)).toBeNull();
    expect(retrySchedule(MAX_ATTEMPTS + 1, 0)).toBeNull();
  });

  it.each([
    ['a longer pause', 60_000, 60_000],
    ['a shorter pause', 1, FIRST_PAUSE_MS],
    ['a year', 365 * 24 * MS_PER_HOUR, LONGEST_PAUSE_MS],
  ])('follow a receiver that asks for %s, within bounds', (_asked, askedMs, pause) => {
    expect(retrySchedule(1, 0, askedMs)).toBe(pause);
  });
});
