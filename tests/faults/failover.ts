import { type PostgresPair, placeOn, startPair } from '../support/postgres-pair.ts';
import { refused } from './refused.ts';
import type { Length, Trial } from './trial.ts';

const ROUNDS = 3;
const ROUNDS_IN_A_LONG_RUN = 10;
const LEADS = 200;
const REFUSALS = 20;
/** The longest from the promotion of the standby to the next lead that is stored. */
export const MAX_GAP_MS = 5_000;

/** The primary killed under load, its synchronous standby promoted, and a new standby made of the old primary. */
export function failover({ isLong }: Length): Trial {
  let pair: PostgresPair;
  let isAlone = false;
  return {
    fault: 'primary killed with SIGKILL, its synchronous standby promoted',
    database: 'PostgreSQL',
    rounds: isLong ? ROUNDS_IN_A_LONG_RUN : ROUNDS,
    async makePlace() {
      pair = await startPair();
      return placeOn(pair);
    },
    async round(scene) {
      if (isAlone) await pair.rejoin();
      await scene.more(LEADS);
      await pair.primary.halt('SIGKILL');
      await refused(scene, REFUSALS);
      const begun = performance.now();
      await scene.mend(pair.promote);
      const gapMs = Math.round(performance.now() - begun);
      if (gapMs > MAX_GAP_MS) throw new Error(`The first lead came ${gapMs} ms after the promotion.`);
      isAlone = true;
      await scene.more(LEADS);
    },
  };
}
