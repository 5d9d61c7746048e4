import type { Scene } from './trial.ts';

/** Resolves once visitors got `count` more refusals because of the database: the fault has reached them. */
export function refused({ visitors }: Pick<Scene, 'visitors'>, count: number): Promise<void> {
  const refusals = () => (visitors.answers.get('503') ?? 0) + (visitors.answers.get('504') ?? 0);
  const goal = refusals() + count;
  return visitors.until(() => refusals() >= goal);
}
