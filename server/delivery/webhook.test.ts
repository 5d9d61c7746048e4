import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { leadRow } from '../../tests/support/lead-row.ts';
import { receiveWebhooks, SECRET, type WebhookReceiver } from '../../tests/support/webhook-receiver.ts';
import { webhookTo } from './webhook.ts';

const NEVER = new AbortController().signal;

let receiver: WebhookReceiver;
afterEach(() => receiver.stop());

async function receiveWith(answer: (response: ServerResponse) => void) {
  receiver = await receiveWebhooks({ answer });
  return webhookTo(receiver.url, SECRET);
}

it('posts the whole lead as an event, signed by the Standard Webhooks scheme', async () => {
  receiver = await receiveWebhooks();
  const lead = leadRow();
  expect(await webhookTo(receiver.url, SECRET).send(lead, NEVER)).toBeUndefined();
  const [posted] = receiver.posted.all;
  expect(posted).toMatchObject({
    id: `lead_${lead.id}`,
    event: { type: 'lead.created', timestamp: lead.created_at, data: lead },
  });
  expect(posted?.headers['content-type']).toBe('application/json');
});

it('has the same id and the same body with each attempt', async () => {
  receiver = await receiveWebhooks();
  const channel = webhookTo(receiver.url, SECRET);
  const lead = leadRow();
  await channel.send(lead, NEVER);
  await channel.send(lead, NEVER);
  const [one, other] = receiver.posted.all;
  expect(other).toMatchObject({ id: one?.id, body: one?.body });
});

it.each([
  [500, {}, { code: 'HTTP 500', details: { final: false } }],
  [404, {}, { code: 'HTTP 404', details: { final: false } }],
  [410, {}, { code: 'HTTP 410', details: { final: true } }],
  [503, { 'retry-after': '120' }, { code: 'HTTP 503', details: { final: false, retryAfterMs: 120_000 } }],
  [429, { 'retry-after': '0' }, { details: { retryAfterMs: 0 } }],
  [429, { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, { details: { retryAfterMs: undefined } }],
  [
    429,
    { 'retry-after': 'Sun, 21 Nov 2066 11:00:00 GMT' },
    { details: { retryAfterMs: expect.any(Number) } },
  ],
  [429, { 'retry-after': 'soon' }, { details: { retryAfterMs: undefined } }],
  [429, { 'retry-after': '-5' }, { details: { retryAfterMs: undefined } }],
])('takes %i %j for a refusal', async (status, headers, error) => {
  const channel = await receiveWith((response) => response.writeHead(status, headers).end('no'));
  await expect(channel.send(leadRow(), NEVER)).rejects.toMatchObject(error);
});

it('follows no redirect', async () => {
  const channel = await receiveWith((response) => response.writeHead(307, { location: '/other' }).end());
  await expect(channel.send(leadRow(), NEVER)).rejects.toMatchObject({ code: 'HTTP 307' });
  expect(receiver.posted.all).toHaveLength(1);
});

it('takes an answer whose body never ends, and hangs up', async () => {
  let hungUp: Promise<unknown> = Promise.resolve();
  const channel = await receiveWith((response) => {
    hungUp = once(response, 'close');
    const more = () => {
      while (response.write('x'.repeat(4096)));
    };
    response.on('drain', more).writeHead(200);
    more();
  });
  await channel.send(leadRow(), NEVER);
  await hungUp;
});

it('says why nobody answered', async () => {
  receiver = await receiveWebhooks();
  await receiver.stop();
  await expect(webhookTo(receiver.url, SECRET).send(leadRow(), NEVER)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});

it('ends an attempt that takes too long', async () => {
  const channel = await receiveWith(() => {});
  await expect(channel.send(leadRow(), AbortSignal.timeout(50))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
