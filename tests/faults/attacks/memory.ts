import { setTimeout as pause } from 'node:timers/promises';
import { KEY, LEADS } from '../../support/app-on.ts';
import { leadRow } from '../../support/lead-row.ts';
import { embeddedPlace } from '../../support/place.ts';
import { residentMegabytes } from '../../support/resident-megabytes.ts';
import { startServer } from '../../support/server-process.ts';
import type { Attack } from '../attack.ts';
import type { Length } from '../trial.ts';

const RATE_PER_S = 300;
const SECONDS = 10;
const SECONDS_OF_A_LONG_RUN = 3_600;
const TICK_MS = 20;
const LOOK_EVERY_S = 1;
const REST_LIMIT_MB = 350;
const LOAD_LIMIT_MB = 640;

/** Leads at a steady rate into a new embedded database: for an hour in a long run. */
export function memory({ isLong }: Length): Attack {
  const seconds = isLong ? SECONDS_OF_A_LONG_RUN : SECONDS;
  return {
    attack: `${RATE_PER_S} leads a second into a new embedded database for ${seconds} s`,
    promise: `at most ${REST_LIMIT_MB} MB before it, and ${LOAD_LIMIT_MB} MB at any time of it`,
    before: '401 MB before it, 480 to 630 MB within the hour',
    async run() {
      const place = await embeddedPlace();
      const server = startServer(place.settings);
      try {
        const address = await server.address;
        const pid = server.process.pid ?? 0;
        const atRest = await residentMegabytes(pid);
        let most = atRest;
        let stored = 0;
        let nextLookS = 0;
        const underWay = new Set<Promise<void>>();
        const send = async () => {
          const answer = await fetch(address + LEADS, {
            method: 'POST',
            headers: { apikey: KEY, 'content-type': 'application/json' },
            body: JSON.stringify(leadRow()),
          }).catch(() => null);
          await answer?.text();
          if (answer?.status === 201) stored++;
        };
        const begun = performance.now();
        const elapsedS = () => (performance.now() - begun) / 1000;
        for (let sent = 0; elapsedS() < seconds; ) {
          // A server that falls behind is not asked for more than a second's leads at a time.
          for (; sent < elapsedS() * RATE_PER_S && underWay.size < RATE_PER_S; sent++) {
            const lead = send().finally(() => underWay.delete(lead));
            underWay.add(lead);
          }
          if (elapsedS() >= nextLookS) {
            nextLookS = elapsedS() + LOOK_EVERY_S;
            most = Math.max(most, await residentMegabytes(pid));
          }
          await pause(TICK_MS);
        }
        await Promise.all(underWay);
        const rest = Math.round(atRest);
        const top = Math.round(most);
        const broken: string[] = [];
        if (rest > REST_LIMIT_MB) broken.push(`${rest} MB at rest`);
        if (top > LOAD_LIMIT_MB) broken.push(`${top} MB under load`);
        if (stored === 0) broken.push('nothing was stored');
        return { now: `${rest} MB before it, ${top} MB at the most, ${stored} leads stored`, broken };
      } finally {
        server.process.kill('SIGTERM');
        await server.ended;
        await place.remove();
      }
    },
  };
}
