import { expect, it, onTestFinished } from 'vitest';
import { EMBEDDED, POSTGRES, placeForTest, serverForTest } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { type ServerProcess, type Stream, streamLeads } from '../../tests/support/server-process.ts';
import { type Posted, receiveWebhooks, SECRET } from '../../tests/support/webhook-receiver.ts';
import { openOwner } from '../database/open-owner.ts';
import { MAX_IN_FLIGHT } from './worker.ts';

const CONNECTIONS = 8;

const idsOf = (posted: Posted[]) => posted.map(({ event }) => event?.data.id ?? 'forged');

/** A receiver for one test, and the settings that send to it. */
async function webhooksForTest(options?: Parameters<typeof receiveWebhooks>[0]) {
  const { posted, url, stop } = await receiveWebhooks(options);
  onTestFinished(stop);
  /** Resolves when each of `ids` has arrived at least once. */
  async function untilArrived(ids: string[]): Promise<void> {
    for (;;) {
      const arrived = new Set(idsOf(posted.all));
      if (ids.every((id) => arrived.has(id))) return;
      await posted.reached(posted.all.length + 1);
    }
  }
  return { posted, untilArrived, settings: { WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET } };
}

/** The stored leads after the server was killed, with all leases ended. */
const AFTER_KILL = `
  with freed as (update server.deliveries set next_at = now() where state = 'sending')
  select id from public.leads`;
const AFTER_STOP = `
  select id, exists (select from server.deliveries where state = 'sending' and next_at > now()) as is_sending
  from public.leads`;
type Kept = { id: string; is_sending?: boolean };

// Once: `npm run reliability` repeats this many times.
it.each([
  { ...EMBEDDED, stop: 'SIGTERM' },
  { ...POSTGRES, stop: 'SIGINT' },
] as const)(
  'a server on $kind killed under load keeps and delivers every acknowledged lead; stopped with $stop, it finishes requests and delivers each lead once',
  async ({ stop, ...kind }) => {
    const place = await placeForTest(kind);
    const { posted, untilArrived, settings } = await webhooksForTest();
    const start = () => serverForTest(place.settings, settings);
    /** Keeps sending leads to `server`. Resolves when it has stored and delivered some. */
    const load = async (server: ServerProcess): Promise<Stream> => {
      const before = posted.all.length;
      const stream = streamLeads(await server.address, CONNECTIONS);
      await Promise.all([stream.reached(40), posted.reached(before + 20)]);
      return stream;
    };
    const first = start();
    const before = await load(first);
    first.process.kill('SIGKILL');
    await first.ended;
    await before.over;

    const second = start();
    await second.address;
    const owner = await openOwner(place.settings);
    const killed = (await owner.query<Kept>({ text: AFTER_KILL })).map(({ id }) => id);
    await owner.close();
    expect(killed).toEqual(expect.arrayContaining(before.acknowledged));
    const after = await load(second);
    second.process.kill(stop);
    expect(await second.ended).toEqual({ code: 0, errors: '' });
    await after.over;

    const kept = await place.asOwner<Kept>(AFTER_STOP);
    const stored = kept.map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining([...killed, ...after.acknowledged]));
    expect(kept[0]?.is_sending).toBe(false);
    await start().address;
    await untilArrived(stored);
    // Deliveries under way when the server was killed may repeat.
    const later = (ids: string[]) => ids.filter((id) => !killed.includes(id)).sort();
    expect(later(idsOf(posted.all))).toEqual(later(stored));
  },
);

it('two servers on one PostgreSQL share the work and send nothing twice', async () => {
  // More than one server sends at once. Nothing is answered until both have started.
  const answers: (() => void)[] = [];
  const { posted, untilArrived, settings } = await webhooksForTest({
    answer: (response) => {
      if (answers.push(() => response.end()) < 2 * MAX_IN_FLIGHT) return;
      for (const answer of answers) answer();
    },
  });
  const place = await placeForTest(POSTGRES);
  const servers = [serverForTest(place.settings, settings), serverForTest(place.settings, settings)];
  await Promise.all(servers.map(({ address }) => address));
  const leads = Array.from({ length: 200 }, () => leadRow());
  // Inserted past both servers, so that each finds them by polling.
  await place.asOwner(
    `insert into public.leads select * from json_populate_recordset(null::public.leads, $1)`,
    [JSON.stringify(leads)],
  );
  await untilArrived(leads.map(({ id }) => id));
  for (const server of servers) {
    server.process.kill('SIGTERM');
    await server.ended;
  }
  expect(await place.asOwner(`select from server.deliveries where state <> 'sent'`)).toEqual([]);
  expect(idsOf(posted.all).sort()).toEqual(leads.map(({ id }) => id).sort());
});
