/** The counters of the hero. */
export type CounterName = 'completed' | 'active';

/** How far each counter may move in one tick: completed orders by 0 to +2, active ones by -1 to 0. */
const STEPS: Readonly<Record<CounterName, readonly number[]>> = { completed: [0, 1, 2], active: [-1, 0] };

/** A counter's next value, never below 0. `chance` is a number from 0 up to 1. */
export function nextCount(name: CounterName, count: number, chance: number): number {
  const steps = STEPS[name];
  return Math.max(0, count + (steps[Math.floor(chance * steps.length)] ?? 0));
}

/** What stands between the thousands, where the page does not say otherwise. */
export const COUNT_SEPARATOR = ',';

/** A count as it reads on the page: 15,432. */
export function formatCount(count: number, separator = COUNT_SEPARATOR): string {
  // Not by Intl: its first use in a page, which would be the first tick, holds everything up for 17 ms and more.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, separator);
}
