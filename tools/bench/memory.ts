import { setTimeout } from 'node:timers/promises';
import { residentMegabytes } from '../../tests/support/resident-megabytes.ts';

export const LOAD_S = 300;
/** How long caches may fill and code be compiled before memory counts. */
const SETTLING_S = 60;
const SAMPLE_S = 5;
/** What four minutes under load may add. */
export const MAX_GROWTH_MB = 16;

type Sample = { second: number; megabytes: number };
/** Memory in megabytes: at three moments, and how much it grows by after the first minute, by the line that fits best. */
export type Memory = { start: number; middle: number; end: number; growth: number };

/** Watches all the memory that the process `pid` holds, as the system counts it, while it is under load for `LOAD_S`. */
export async function watchMemory(pid: number): Promise<Memory> {
  const samples: Sample[] = [];
  for (let second = 0; second < LOAD_S; second += SAMPLE_S) {
    samples.push({ second, megabytes: await residentMegabytes(pid) });
    await setTimeout(SAMPLE_S * 1000);
  }
  const at = (index: number) => samples.at(index)?.megabytes ?? Number.NaN;
  const settled = samples.filter(({ second }) => second >= SETTLING_S);
  return {
    start: at(0),
    middle: at(Math.floor(samples.length / 2)),
    end: at(-1),
    growth: slopeOf(settled) * (LOAD_S - SETTLING_S),
  };
}

/** Megabytes a second, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (figure: keyof Sample) =>
    samples.reduce((sum, sample) => sum + sample[figure], 0) / samples.length;
  const [middle, level] = [mean('second'), mean('megabytes')];
  const rise = samples.reduce(
    (sum, { second, megabytes }) => sum + (second - middle) * (megabytes - level),
    0,
  );
  return rise / samples.reduce((sum, { second }) => sum + (second - middle) ** 2, 0);
}
