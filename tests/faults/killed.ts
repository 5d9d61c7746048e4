import { embeddedPlace, postgresPlace } from '../support/place.ts';
import type { Length, Scene, Trial } from './trial.ts';

/** Rounds of SIGKILL on each database, in an ordinary run and in a long one. */
const KILLS = 10;
const KILLS_IN_A_LONG_RUN = 50;
/** Leads between a start and the next end, so that each end meets a server at work. */
const LEADS = 200;

/** A server that is ended under load and started again, on both databases; and one of two that is killed. */
export function killed(postgresUrl: string, { isLong }: Length): Trial[] {
  const embedded = { database: 'embedded', makePlace: () => embeddedPlace() } as const;
  const postgres = { database: 'PostgreSQL', makePlace: () => postgresPlace(postgresUrl) } as const;
  const kill = { fault: 'server killed with SIGKILL, started again', round: endedBy('SIGKILL') };
  const stop = { fault: 'server told to stop with SIGTERM, started again', round: endedBy('SIGTERM') };
  const kills = isLong ? KILLS_IN_A_LONG_RUN : KILLS;
  return [
    { ...embedded, ...kill, rounds: kills },
    { ...postgres, ...kill, rounds: kills },
    { ...embedded, ...stop, rounds: 5 },
    { ...postgres, ...stop, rounds: 5 },
    {
      ...postgres,
      fault: 'one of two servers killed, a new one beside the other',
      rounds: 5,
      round: oneOfTwo,
    },
  ];
}

function endedBy(signal: 'SIGKILL' | 'SIGTERM') {
  return async ({ more, end, mend, start }: Scene) => {
    await more(LEADS);
    const { code, errors } = await end(signal);
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`It ended with code ${code}: ${errors}`);
    await mend(start);
  };
}

async function oneOfTwo({ more, end, mend, start, servers }: Scene): Promise<void> {
  if (servers.length < 2) await start();
  await more(LEADS);
  // The other one has to answer for both at once.
  await mend(() => end('SIGKILL'));
  await start();
}
