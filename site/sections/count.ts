/** The counters of the hero. */
export type CounterName = 'completed' | 'active';

/** The range of one tick: completed orders by 0 to +2, active ones by -1 to 0. */
const STEPS: Readonly<Record<CounterName, readonly number[]>> = { completed: [0, 1, 2], active: [-1, 0] };

/** A counter's next value, never below 0. `chance` is from 0 to below 1. */
export function nextCount(name: CounterName, count: number, chance: number): number {
  const steps = STEPS[name];
  return Math.max(0, count + (steps[Math.floor(chance * steps.length)] ?? 0));
}

/** The default thousands separator. */
export const COUNT_SEPARATOR = ',';

/** A count as shown on the page: 15,432. */
export function formatCount(count: number, separator = COUNT_SEPARATOR): string {
  // Does not use Intl, because its first use on a page takes 17 ms or more.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, separator);
}
