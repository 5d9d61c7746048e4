import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMBEDDED, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { receiveMails } from '../../tests/support/mail-server.ts';
import type { Place } from '../../tests/support/place.ts';
import {
  type ServerProcess,
  type Stream,
  startServer,
  streamLeads,
} from '../../tests/support/server-process.ts';
import {
  type Posted,
  receiveWebhooks,
  SECRET,
  type WebhookReceiver,
} from '../../tests/support/webhook-receiver.ts';
import { openOwner } from '../database/open-owner.ts';
import { MAX_IN_FLIGHT } from './worker.ts';

const CONNECTIONS = 8;
const MINUTES = 60_000;

let place: Place;
let webhooks: WebhookReceiver;
const servers: ServerProcess[] = [];
beforeEach(async () => {
  webhooks = await receiveWebhooks();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.process.kill('SIGKILL');
    await server.ended;
  }
  await webhooks.stop();
  await place.remove();
});

/** Starts a server that delivers to the receiver, and does not outlive its test. */
function start(settings: Record<string, string> = {}): ServerProcess {
  const webhook = { WEBHOOK_URL: webhooks.url, WEBHOOK_SECRET: SECRET };
  const server = startServer(place.settings, { ...webhook, ...settings });
  servers.push(server);
  return server;
}

const idsOf = (posted: Posted[]) => posted.map(({ event }) => event?.data.id ?? 'forged');

/** Resolves once each of `ids` has come at least once. */
async function untilArrived(ids: string[]): Promise<void> {
  for (;;) {
    const arrived = new Set(idsOf(webhooks.posted.all));
    if (ids.every((id) => arrived.has(id))) return;
    await webhooks.posted.reached(webhooks.posted.all.length + 1);
  }
}

/** Sends leads to `server` until it has stored and delivered some, and goes on. */
async function load(server: ServerProcess): Promise<Stream> {
  const posted = webhooks.posted.all.length;
  const stream = streamLeads(await server.address, CONNECTIONS);
  await Promise.all([stream.reached(40), webhooks.posted.reached(posted + 20)]);
  return stream;
}

/** All that is stored once the server is killed. What it was sending belongs to nobody until its lease is over: that is now. */
const AFTER_KILL = `
  with freed as (update server.deliveries set next_at = now() where state = 'sending')
  select id from public.leads`;
const AFTER_STOP = `
  select id, exists (select from server.deliveries where state = 'sending' and next_at > now()) as is_sending
  from public.leads`;
type Kept = { id: string; is_sending?: boolean };

describe.each([
  { ...EMBEDDED, stop: 'SIGTERM' },
  { ...POSTGRES, stop: 'SIGINT' },
] as const)('a server on $kind', ({ makePlace, stop }) => {
  it(
    // Once: `npm run reliability` kills and stops again and again.
    `that is killed under load has every lead that it acknowledged, and sends each; told to stop by ${stop} it finishes what it accepted, and sends each once`,
    async () => {
      place = await makePlace();
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
      // What was being sent when the server was killed may come again.
      const later = (ids: string[]) => ids.filter((id) => !killed.includes(id)).sort();
      expect(later(idsOf(webhooks.posted.all))).toEqual(later(stored));
    },
    2 * MINUTES,
  );
});

describe('two servers on one PostgreSQL', () => {
  const PER_HOUR = 10;

  it('share the work and send nothing twice, and mail little more than the number of an hour one by one, and all else together', async () => {
    await webhooks.stop();
    // More than one server can send at once: until both have begun, nobody is answered.
    const answers: (() => void)[] = [];
    webhooks = await receiveWebhooks({
      answer: (response) => {
        if (answers.push(() => response.end()) < 2 * MAX_IN_FLIGHT) return;
        for (const answer of answers) answer();
      },
    });
    const { url, mails, stop } = await receiveMails();
    place = await POSTGRES.makePlace();
    const settings = {
      SMTP_URL: url,
      MAIL_FROM: 'leads@marginly.example',
      MAIL_TO: 'owner@marginly.example',
      MAIL_LIMIT_PER_HOUR: String(PER_HOUR),
    };
    await Promise.all([start(settings).address, start(settings).address]);
    const leads = Array.from({ length: 200 }, () => leadRow());
    // Past both of them: each finds them by itself.
    await place.asOwner(
      `insert into public.leads select * from json_populate_recordset(null::public.leads, $1)`,
      [JSON.stringify(leads)],
    );
    await untilArrived(leads.map(({ id }) => id));
    const digests = () => mails.all.filter(({ subject }) => subject?.endsWith(' new leads'));
    while (digests().length === 0) await mails.reached(mails.all.length + 1);
    for (const server of servers) {
      server.process.kill('SIGTERM');
      await server.ended;
    }
    await stop();
    expect(await place.asOwner(`select from server.deliveries where state <> 'sent'`)).toEqual([]);
    expect(idsOf(webhooks.posted.all).sort()).toEqual(leads.map(({ id }) => id).sort());
    const alone = mails.all.length - 1;
    expect(digests()).toHaveLength(1);
    // Both may claim at the same moment, each as much as it sends at once.
    expect(alone).toBeGreaterThanOrEqual(PER_HOUR);
    expect(alone).toBeLessThanOrEqual(PER_HOUR + MAX_IN_FLIGHT);
    expect(digests()[0]?.subject).toBe(`${leads.length - alone} new leads`);
  });
});

it('says what is wrong with the settings, and not the secret', async () => {
  place = await POSTGRES.makePlace();
  const server = startServer(place.settings, {
    WEBHOOK_URL: webhooks.url,
    SMTP_URL: 'smtp://u:hunter2@mail',
  });
  servers.push(server);
  const { code, errors } = await server.ended;
  expect(code).toBe(1);
  for (const name of ['WEBHOOK_SECRET', 'MAIL_FROM', 'MAIL_TO'])
    expect(errors).toContain(`${name} is needed`);
  expect(errors).not.toContain('hunter2');
});
