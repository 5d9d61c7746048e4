import { loadavg } from 'node:os';
import { type Load, medianOf } from './load.ts';

const ROUNDS = 5;

/** Ours beside another's, done the same way at the same time. */
export type Comparison = { ours: Load; other: Load; ratio: number; loadAverage: number };

/** Measures both in turns, since the machine is not equally fast all the time, and takes the medians. */
export async function compare(
  measureOurs: () => Promise<Load>,
  measureOther: () => Promise<Load>,
): Promise<Comparison> {
  const [ours, others, averages]: [Load[], Load[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    others.push(await measureOther());
    ours.push(await measureOurs());
    averages.push(loadavg()[0] ?? Number.NaN);
  }
  const [our, other] = [medianOf(ours), medianOf(others)];
  return { ours: our, other, ratio: our.rate / other.rate, loadAverage: Math.max(...averages) };
}
