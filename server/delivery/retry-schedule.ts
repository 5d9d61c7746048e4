const FIRST_PAUSE_MS = 5_000;
export const LONGEST_PAUSE_MS = 4 * 3_600_000;
/** Attempts before a delivery counts as failed. The pauses last at least 25 hours in total. */
export const MAX_ATTEMPTS = 18;
/** Each pause is up to this fraction longer, so that failed deliveries do not retry all at once. */
export const JITTER = 0.5;
/** The longest wait between two attempts. */
export const LONGEST_WAIT_MS = LONGEST_PAUSE_MS * (1 + JITTER);

/**
 * The pause after a number of failed `attempts`, in milliseconds, or `null` after the last one.
 * `chance` is from 0 to 1.
 */
export type Schedule = (attempts: number, chance: number) => number | null;

/** Exponential backoff, from seconds to hours. */
export const retrySchedule: Schedule = (attempts, chance) => {
  if (attempts >= MAX_ATTEMPTS) return null;
  const step = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(step * (1 + JITTER * chance));
};
