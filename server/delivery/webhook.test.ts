import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { leadRow } from '../../tests/support/lead-row.ts';
import { receiveWebhooks, SECRET, type WebhookReceiver } from '../../tests/support/webhook-receiver.ts';
import { codeOf } from './channel.ts';
import { webhookTo } from './webhook.ts';

const NEVER = new AbortController().signal;

let receiver: WebhookReceiver;
afterEach(() => receiver.stop());

async function receiveWith(answer: (response: ServerResponse) => void) {
  receiver = await receiveWebhooks({ answer });
  return webhookTo(receiver.url, SECRET);
}

it('posts the whole lead as an event, signed as Standard Webhooks defines', async () => {
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

it.each([
  [500, 'no'],
  [404, 'no'],
  [410, ''],
])('treats %i as a failure', async (status, body) => {
  const channel = await receiveWith((response) => response.writeHead(status).end(body));
  await expect(channel.send(leadRow(), NEVER)).rejects.toThrow(`HTTP ${status}`);
});

it('follows no redirect', async () => {
  const channel = await receiveWith((response) => response.writeHead(307, { location: '/other' }).end());
  await expect(channel.send(leadRow(), NEVER)).rejects.toThrow('HTTP 307');
  expect(receiver.posted.all).toHaveLength(1);
});

/** The code of a failed attempt. */
const codeAfter = (sending: Promise<unknown>) => sending.then(() => 'sent', codeOf);

it('times out', async () => {
  const channel = await receiveWith(() => {});
  expect(await codeAfter(channel.send(leadRow(), AbortSignal.timeout(50)))).toBe('ETIMEDOUT');
});
