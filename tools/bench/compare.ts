import { loadavg } from 'node:os';
import { type Load, medianOf } from './load.ts';

const ROUNDS = 5;

export type Measure = () => Promise<Load>;
/** Ours, and beside it another's where there is one, done the same way at the same time. */
export type Comparison = { ours: Load; other?: Load; ratio?: number; loadAverage: number };

/** Measures both in turns, since the machine is not equally fast all the time, and takes the medians. */
export async function compare(measureOurs: Measure, measureOther: Measure | null): Promise<Comparison> {
  const [ours, others, averages]: [Load[], Load[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    if (measureOther) others.push(await measureOther());
    ours.push(await measureOurs());
    averages.push(loadavg()[0] ?? Number.NaN);
  }
  const our = medianOf(ours);
  const loadAverage = Math.max(...averages);
  if (!measureOther) return { ours: our, loadAverage };
  const other = medianOf(others);
  return { ours: our, other, ratio: our.rate / other.rate, loadAverage };
}
