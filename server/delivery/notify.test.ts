import { afterEach, describe, expect, it } from 'vitest';
import { arrivals } from '../../tests/support/arrivals.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { FORM, insertRows, leadRow } from '../../tests/support/lead-row.ts';
import { receiveWebhooks, type WebhookReceiver } from '../../tests/support/webhook-receiver.ts';
import { openLeadStore } from '../leads/store.ts';
import { SendError } from './channel.ts';
import { openDelivery } from './delivery.ts';
import { ADAPTERS, notifyThrough, PERSONAL, type Target } from './notify.ts';

const NEVER = new AbortController().signal;
const DESK = 'https://desk.example.org';
const DEFAULTS = { personal: [], desk: DESK, timeZone: 'Europe/London' };
const LIMITED_S = 30;

const lead = leadRow({ created_at: '2026-11-25T10:00:00.000Z', deadline: '2026-11-26T10:00:00.000Z' });
const link = `${DESK}/?lead=${lead.id}`;
const headline = 'New lead, high, due Thu 26 Nov, 10:00 GMT: Essay (Zuzana)';
const text = `${headline}\n${link}`;

type Service = {
  kind: Target['kind'];
  path: string;
  /** Where it is posted to, if elsewhere. */
  to?: string;
  posted: object;
  accepted: number;
  /** How it says when to try again: `Retry-After`, a body, or not at all. */
  limited: 'header' | object | null;
};

/** Each service as its documentation describes it. */
const SERVICES: Service[] = [
  { kind: 'slack', path: '/services/T0/B0/x', posted: { text }, accepted: 200, limited: 'header' },
  {
    kind: 'discord',
    path: '/api/webhooks/1/x',
    posted: { content: text, allowed_mentions: { parse: [] } },
    accepted: 204,
    limited: 'header',
  },
  {
    kind: 'teams',
    path: '/workflows/1/triggers/manual/paths/invoke?api-version=1&sig=x',
    posted: {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: headline }] }],
            actions: [{ type: 'Action.OpenUrl', url: link }],
          },
        },
      ],
    },
    accepted: 202,
    limited: 'header',
  },
  {
    kind: 'telegram',
    path: '/bot1:x/sendMessage?chat_id=-100',
    to: '/bot1:x/sendMessage',
    posted: { chat_id: '-100', text },
    accepted: 200,
    limited: { ok: false, error_code: 429, parameters: { retry_after: LIMITED_S } },
  },
  {
    kind: 'google-chat',
    path: '/v1/spaces/A/messages?key=k&token=t',
    posted: { text },
    accepted: 200,
    limited: null,
  },
  {
    kind: 'ntfy',
    path: '/leads?auth=x',
    to: '/?auth=x',
    posted: { topic: 'leads', title: headline, message: headline, priority: 3, click: link },
    accepted: 200,
    limited: null,
  },
];

let receiver: WebhookReceiver;
afterEach(() => receiver.stop());

const channelTo = ({ kind, path }: Service, options = {}) =>
  notifyThrough({ kind, address: new URL(path, receiver.url).href }, kind, { ...DEFAULTS, ...options });

describe.each(SERVICES)('a message to $kind', (service) => {
  const { path, to = path, posted, accepted, limited } = service;

  it('has the documented form, with a link to the desk', async () => {
    receiver = await receiveWebhooks({ answer: (response) => response.writeHead(accepted).end() });
    await channelTo(service).send(lead, NEVER);
    const [message] = receiver.posted.all;
    expect(message?.path).toBe(to);
    expect(JSON.parse(message?.body ?? '')).toMatchObject(posted);
  });

  it('waits as long as the service asks', async () => {
    receiver = await receiveWebhooks({
      answer: (response) => {
        const headers = limited === 'header' ? { 'retry-after': String(LIMITED_S) } : {};
        response.writeHead(429, headers).end(JSON.stringify(limited));
      },
    });
    const refusal = await channelTo(service)
      .send(lead, NEVER)
      .catch((error) => error);
    expect(refusal).toBeInstanceOf(SendError);
    expect(refusal).toMatchObject({ message: 'HTTP 429', retryAfterMs: limited ? LIMITED_S * 1000 : 0 });
  });

  it('contains an address, a number and words only if the owner says so', async () => {
    receiver = await receiveWebhooks();
    for (const personal of [[], PERSONAL]) await channelTo(service, { personal }).send(lead, NEVER);
    const [reserved = '', open = ''] = receiver.posted.all.map(({ body }) => body);
    for (const word of [FORM.email, FORM.phone, FORM.description])
      expect([reserved.includes(word), open.includes(word)]).toEqual([false, true]);
    expect(reserved).not.toContain('Quillfeather');
    expect(reserved).not.toContain(FORM.subject);
  });
});

it('lets no visitor mention everyone or show a link as other words', async () => {
  receiver = await receiveWebhooks();
  const name = '<!channel>[x](https://evil.example)<users/all>';
  for (const service of SERVICES)
    await channelTo(service, { desk: undefined }).send({ ...lead, name }, NEVER);
  const [slack, discord, teams, , chat] = receiver.posted.all.map(({ body }) => JSON.parse(body));
  expect(slack.text).toContain('(&lt;!channel&gt;[x](https://evil.example)&lt;users/all&gt;)');
  expect(discord.content).toContain('\\<!channel\\>\\[x\\](https');
  expect(teams.attachments[0].content.actions).toBeUndefined();
  expect(chat.text).not.toContain('<');
  expect(slack.text).toContain(`npm run leads -- show ${lead.id.slice(0, 8)}`);
});

describe('messages in the outbox', () => {
  const open = openForTests(POSTGRES);

  it('all arrive once after a day in which no service answered, and leave no personal data in the log', async () => {
    receiver = await receiveWebhooks();
    const { port } = receiver;
    const channels = SERVICES.map((service) => channelTo(service));
    expect(channels.map(({ name }) => name)).toEqual(Object.keys(ADAPTERS));
    const delivery = await openDelivery(open.database, channels);
    const log = arrivals<{ pauseMs?: number }>();
    const take = (fields: object) => log.add(fields);
    await receiver.stop();
    delivery.start({ info: take, warn: take, error: take });
    await insertRows(await openLeadStore(open.database), leadRow());
    delivery.nudge();
    let awayMs = 0;
    for (let round = 1; awayMs < 24 * 3_600_000; round++) {
      await log.reached(round * channels.length);
      awayMs += Math.min(...log.all.slice(-channels.length).map(({ pauseMs = 0 }) => pauseMs));
      // The clock moves to the next attempt.
      await open.asOwner('update server.deliveries set next_at = now()');
      if (awayMs >= 24 * 3_600_000) receiver = await receiveWebhooks({ port });
      delivery.nudge();
    }
    await receiver.posted.reached(channels.length);
    await delivery.stop();
    expect(receiver.posted.all).toHaveLength(channels.length);
    expect(await open.asOwner('select distinct state from server.deliveries')).toEqual([{ state: 'sent' }]);
    for (const word of Object.values(FORM).filter(({ length }) => length > 6))
      expect(JSON.stringify(log.all)).not.toContain(word);
  });
});
