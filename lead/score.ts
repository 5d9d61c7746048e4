import type { Field } from './fields.ts';
import { lengthOf } from './text.ts';

export const POINTS_PER_SIGNAL = 20;
export const MAX_SCORE = 100;

/** Lead quality from 0 to 100: 20 points for each field whose answer counts. The database recomputes it on insert. */
export function scoreLead(values: Readonly<Record<string, string>>, fields: readonly Field[]): number {
  const signals = fields.filter(({ name, score }) => counts(values[name] ?? '', score));
  return Math.min(signals.length * POINTS_PER_SIGNAL, MAX_SCORE);
}

function counts(value: string, score: Field['score']): boolean {
  if (!score) return false;
  return 'is' in score ? value === score.is : lengthOf(value) > score.longerThan;
}
