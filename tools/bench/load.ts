import { median } from './median.ts';

/** How much load, and for how long. */
export type LoadSize = { connections: number; seconds: number };

/** What came of it: answers a second, and the time to an answer in milliseconds. */
export type Load = { rate: number; p50: number; p99: number };

/** The median of each figure. */
export function medianOf(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  return { rate: of('rate'), p50: of('p50'), p99: of('p99') };
}
