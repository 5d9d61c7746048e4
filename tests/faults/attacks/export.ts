import { setTimeout as pause } from 'node:timers/promises';
import { runLeads } from '../../../owner/cli/test/run-leads.ts';
import { storeMany } from '../../../owner/cli/test/store-many.ts';
import { openDatabase } from '../../../server/database/database.ts';
import { KEY, LEADS } from '../../support/app-on.ts';
import { leadRow } from '../../support/lead-row.ts';
import { embeddedPlace, type Place } from '../../support/place.ts';
import { startServer } from '../../support/server-process.ts';
import type { Attack } from '../attack.ts';

const STORED = 56_000;
/** What 19 of 20 leads may wait at the most: as long as a page took that made PostgreSQL sort the table. */
const MAX_WAIT_MS = 250;
/** Between two leads of the one visitor whose time is taken. */
const BETWEEN_LEADS_MS = 10;
const WARM_LEADS = 100;

/** The owner exports all leads of the embedded database while a visitor sends some. */
export function exportBesideVisitors(): Attack {
  return {
    attack: `${STORED} leads exported from the embedded database while a visitor sends some`,
    promise: `19 of 20 leads are stored within ${MAX_WAIT_MS} ms`,
    before: 'the median rose from 5 to 252 ms',
    async run() {
      const place = await embeddedPlace();
      await fill(place);
      const server = startServer(place.settings);
      try {
        const address = await server.address;
        for (let sent = 0; sent < WARM_LEADS; sent++) await timeOfLead(address);
        let isOver = false;
        const exported = runLeads(place.settings, 'export', '--out', `${place.settings.DATA_DIR}/leads.csv`);
        const ended = exported.finally(() => {
          isOver = true;
        });
        const times: number[] = [];
        while (!isOver) {
          times.push(await timeOfLead(address));
          await pause(BETWEEN_LEADS_MS);
        }
        const { code, errors } = await ended;
        const share = (part: number) =>
          Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);
        const broken = share(0.95) > MAX_WAIT_MS ? [`one of 20 waits for ${share(0.95)} ms`] : [];
        if (code !== 0) broken.push(`the export ended with ${code}: ${errors}`);
        return {
          now: `median ${share(0.5)} ms, 19 of 20 below ${share(0.95)} ms, ${times.length} leads`,
          broken,
        };
      } finally {
        server.process.kill('SIGTERM');
        await server.ended;
        await place.remove();
      }
    },
  };
}

async function fill({ settings }: Place): Promise<void> {
  const database = await openDatabase(settings);
  await storeMany(database.query, STORED);
  await database.close();
}

async function timeOfLead(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address + LEADS, {
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json' },
    body: JSON.stringify(leadRow()),
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`A lead was answered with ${answer.status}.`);
  return performance.now() - begun;
}
