import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOTH, POSTGRES } from '../../testing/databases.ts';
import { leadRow } from '../../testing/lead-row.ts';
import { type MailServer, receiveMails } from '../../testing/mail-server.ts';
import type { Place } from '../../testing/place.ts';
import { type ServerProcess, startServer, streamLeads } from '../../testing/server-process.ts';
import {
  type Posted,
  receiveWebhooks,
  SECRET,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
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
function start(): ServerProcess {
  const server = startServer(place.settings, { WEBHOOK_URL: webhooks.url, WEBHOOK_SECRET: SECRET });
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

/** Ends a server with `signal` while it stores and sends. Answers with the ids of all leads that are stored. */
async function endUnderLoad(signal: NodeJS.Signals): Promise<string[]> {
  const server = start();
  const stream = streamLeads(await server.address, CONNECTIONS);
  await Promise.all([stream.reached(40), webhooks.posted.reached(20)]);
  server.process.kill(signal);
  expect(await server.ended).toEqual({ code: signal === 'SIGKILL' ? null : 0, errors: '' });
  await stream.over;
  // What it was sending belongs to nobody until its lease is over.
  const found = await place.asOwner<{ id: string; sending: number }>(
    `with freed as (update server.deliveries set next_at = now() where state = 'sending' returning lead_id)
    select id, (select count(*)::int from freed) as sending from public.leads`,
  );
  if (signal === 'SIGTERM') expect(found[0]).toMatchObject({ sending: 0 });
  const stored = found.map(({ id }) => id);
  expect(stored).toEqual(expect.arrayContaining(stream.acknowledged));
  return stored;
}

describe.each(BOTH)('a server on $kind', ({ makePlace }) => {
  it(
    // Once: `npm run reliability` kills again and again.
    'that is killed under load has every lead that it acknowledged, and sends each',
    async () => {
      place = await makePlace();
      const stored = await endUnderLoad('SIGKILL');
      await start().address;
      await untilArrived(stored);
    },
    2 * MINUTES,
  );

  it(
    'that is told to stop under load finishes what it accepted, and sends each once',
    async () => {
      place = await makePlace();
      const stored = await endUnderLoad('SIGTERM');
      await start().address;
      await untilArrived(stored);
      expect(idsOf(webhooks.posted.all).sort()).toEqual(stored.sort());
    },
    2 * MINUTES,
  );
});

it('two servers on one PostgreSQL share the work, and send nothing twice', async () => {
  await webhooks.stop();
  // More than one server can send at once: until both have begun, nobody is answered.
  const answers: (() => void)[] = [];
  webhooks = await receiveWebhooks({
    answer: (response) => {
      if (answers.push(() => response.end()) < 2 * MAX_IN_FLIGHT) return;
      for (const answer of answers) answer();
    },
  });
  place = await POSTGRES.makePlace();
  await Promise.all([start().address, start().address]);
  const leads = Array.from({ length: 100 }, () => leadRow());
  // Past both of them: each finds them by itself.
  await place.asOwner(
    `insert into public.leads select * from json_populate_recordset(null::public.leads, $1)`,
    [JSON.stringify(leads)],
  );
  await untilArrived(leads.map(({ id }) => id));
  for (const server of servers) {
    server.process.kill('SIGTERM');
    await server.ended;
  }
  expect(idsOf(webhooks.posted.all).sort()).toEqual(leads.map(({ id }) => id).sort());
  expect(await place.asOwner(`select from server.deliveries where state <> 'sent'`)).toEqual([]);
});

it('two servers on one PostgreSQL mail little more than the number of an hour one by one, and all else together', async () => {
  const PER_HOUR = 10;
  const mails: MailServer = await receiveMails();
  place = await POSTGRES.makePlace();
  const settings = {
    SMTP_URL: mails.url,
    MAIL_FROM: 'leads@marginly.example',
    MAIL_TO: 'owner@marginly.example',
    MAIL_LIMIT_PER_HOUR: String(PER_HOUR),
  };
  servers.push(startServer(place.settings, settings), startServer(place.settings, settings));
  await Promise.all(servers.map(({ address }) => address));
  const leads = Array.from({ length: 200 }, () => leadRow());
  await place.asOwner(
    `insert into public.leads select * from json_populate_recordset(null::public.leads, $1)`,
    [JSON.stringify(leads)],
  );
  const digests = () => mails.mails.all.filter(({ subject }) => subject?.endsWith(' new leads'));
  while (digests().length === 0) await mails.mails.reached(mails.mails.all.length + 1);
  for (const server of servers) {
    server.process.kill('SIGTERM');
    await server.ended;
  }
  await mails.stop();
  const alone = mails.mails.all.length - 1;
  expect(digests()).toHaveLength(1);
  // Both may claim at the same moment, each as much as it sends at once.
  expect(alone).toBeGreaterThanOrEqual(PER_HOUR);
  expect(alone).toBeLessThanOrEqual(PER_HOUR + MAX_IN_FLIGHT);
  expect(digests()[0]?.subject).toBe(`${leads.length - alone} new leads`);
  expect(await place.asOwner(`select from server.deliveries where state <> 'sent'`)).toEqual([]);
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
