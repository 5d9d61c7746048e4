const MS_PER_SECOND = 1000;
const MS_PER_HOUR = 3_600_000;

const FIRST_PAUSE_MS = 5 * MS_PER_SECOND;
export const LONGEST_PAUSE_MS = 4 * MS_PER_HOUR;
/** How often a delivery is tried before it counts as failed. The pauses between them last 25 hours at the least. */
export const MAX_ATTEMPTS = 18;
/** A pause is up to this much longer than its step, so that what failed together does not come back together. */
export const JITTER = 0.5;

/**
 * How long to wait after a number of failed `attempts`, in milliseconds, or `null` after the last one.
 * `chance` is a number from 0 to 1.
 */
export type Schedule = (attempts: number, chance: number) => number | null;

/** Pauses that double from seconds to hours. */
export const retrySchedule: Schedule = (attempts, chance) => {
  if (attempts >= MAX_ATTEMPTS) return null;
  const step = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(step * (1 + JITTER * chance));
};
