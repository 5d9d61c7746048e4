import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MailServer, receiveMails } from '../../tests/support/mail-server.ts';
import { receiveWebhooks, SECRET, type WebhookReceiver } from '../../tests/support/webhook-receiver.ts';
import { callLeads } from './test/call-leads.ts';

/** The command reads no database. */
const NO_DATABASE = { DATABASE_URL: undefined, DATA_DIR: '/nowhere' };
let webhooks: WebhookReceiver;
let emails: MailServer;
beforeEach(async () => {
  [webhooks, emails] = await Promise.all([receiveWebhooks(), receiveMails()]);
});
afterEach(() => Promise.all([webhooks.stop(), emails.stop()]));

const settings = () => ({
  ...NO_DATABASE,
  WEBHOOK_URL: webhooks.url,
  WEBHOOK_SECRET: SECRET,
  SMTP_URL: emails.url,
  MAIL_FROM: { name: 'Marginly', address: 'leads@marginly.example' },
  MAIL_TO: [{ name: '', address: 'owner@marginly.example' }],
});

it('sends a sample through each channel and reports success', async () => {
  const outcome = await callLeads(settings(), 'send-test');
  expect(outcome).toEqual({ code: 0, output: 'webhook: sent\nemail: sent\n', errors: '' });
  expect(webhooks.posted.all).toMatchObject([{ event: { data: { name: 'TEST, not a visitor' } } }]);
  expect(emails.emails.all).toMatchObject([{ subject: expect.stringContaining('TEST, sent by') }]);
});

it('tries each target of messages', async () => {
  const address = (path: string) => new URL(path, webhooks.url).href;
  const outcome = await callLeads(
    {
      ...NO_DATABASE,
      NOTIFY: [
        { kind: 'slack', address: address('/services/x') },
        { kind: 'slack', address: address('/services/y') },
      ],
    },
    'send-test',
  );
  expect(outcome.output).toBe('slack: sent\nslack-2: sent\n');
  expect(webhooks.posted.all.map(({ path }) => path).sort()).toEqual(['/services/x', '/services/y']);
  expect(webhooks.posted.all[0]?.body).toContain('(TEST,)');
});

it('reports which channel failed, and what to do', async () => {
  await webhooks.stop();
  const outcome = await callLeads(settings(), 'send-test');
  expect(outcome).toEqual({
    code: 1,
    output: 'webhook: failed (ECONNREFUSED); no answer: check the host and the port\nemail: sent\n',
    errors: 'Not every channel accepted the sample.\n',
  });
  webhooks = await receiveWebhooks();
});

it('fails if no channel is configured', async () => {
  const { code, errors } = await callLeads(NO_DATABASE, 'send-test');
  expect(code).toBe(1);
  expect(errors).toContain(
    'No delivery channel is configured: leads stay in the database only. Set WEBHOOK_URL, SMTP_URL or NOTIFY',
  );
});
