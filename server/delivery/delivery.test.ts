import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appOn, send } from '../../tests/support/app-on.ts';
import { type Arrivals, arrivals } from '../../tests/support/arrivals.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import { type MailServer, receiveMails } from '../../tests/support/mail-server.ts';
import { receiveWebhooks, SECRET, type WebhookReceiver } from '../../tests/support/webhook-receiver.ts';
import type { Channel } from './channel.ts';
import { confirmationThrough } from './confirmation.ts';
import { channelsFrom, type Delivery, openDelivery } from './delivery.ts';
import { retrySchedule, type Schedule } from './outbox.ts';
import { MAX_IN_FLIGHT } from './worker.ts';

const MAILBOXES = {
  MAIL_FROM: { name: 'Marginly', address: 'leads@marginly.example' },
  MAIL_TO: [{ name: '', address: 'owner@marginly.example' }],
};
const WORDS = {
  '/': { subject: 'It has arrived', text: 'Thank you.' },
  '/es/': { subject: 'Ha llegado', text: 'Gracias.' },
};
/** Retries at once, and gives up when the real one does. */
const AT_ONCE: Schedule = (...asked) => (retrySchedule(...asked) === null ? null : 0);

type Line = { level: string; message: string; channel?: string; code?: string; pauseMs?: number };

describe('leads', () => {
  const open = openForTests(POSTGRES);
  let app: FastifyInstance;
  let delivery: Delivery;
  let webhooks: WebhookReceiver;
  let emails: MailServer;
  let log: Arrivals<Line>;
  beforeEach(async () => {
    [webhooks, emails] = await Promise.all([receiveWebhooks(), receiveMails()]);
    log = arrivals();
  });
  afterEach(async () => {
    await Promise.all([app.close(), delivery.stop(), webhooks.stop(), emails.stop()]);
    await open.asOwner('delete from public.leads');
    await open.asOwner('delete from server.channels');
  });

  function configured(): Channel[] {
    const settings = {
      WEBHOOK_URL: webhooks.url,
      WEBHOOK_SECRET: SECRET,
      SMTP_URL: emails.url,
      ...MAILBOXES,
      CONFIRMATION_MAIL: false,
    };
    return channelsFrom(settings);
  }

  /** Opens the API with its channels. Sends nothing before `delivery.start`. */
  async function openWith(channels: Channel[], schedule: Schedule = AT_ONCE): Promise<void> {
    delivery = await openDelivery(open.database, channels, schedule);
    app = await appOn(open.database, { onStored: delivery.nudge });
  }

  function start(): void {
    const take = (level: string) => (fields: object, message: string) => {
      log.add({ level, message, ...fields });
      // Retries that are due at once do not wait for the next poll.
      if (level === 'warn') delivery.nudge();
    };
    delivery.start({ info: take('info'), warn: take('warn'), error: take('error') });
  }

  const store = async (...rows: unknown[]) =>
    expect((await send(app, { body: rows })).statusCode, 'stored').toBe(201);
  const deliveries = () =>
    open.asOwner('select channel, state, attempts, last_error from server.deliveries order by channel');
  const logged = (message: string) => log.all.filter((line) => line.message === message);

  /** Sets the webhook receiver's answer. */
  async function answerWebhooks(answer: (response: ServerResponse) => void): Promise<void> {
    await webhooks.stop();
    webhooks = await receiveWebhooks({ answer });
  }

  /** Opens the API with only confirmations to visitors. */
  function openConfirming(perHour: number | null): Promise<void> {
    const { MAIL_FROM, MAIL_TO } = MAILBOXES;
    return openWith([confirmationThrough(emails.url, MAIL_FROM, MAIL_TO, WORDS, perHour)]);
  }

  it('arrive once as a verified webhook and once as an email, with the database’s values', async () => {
    await openWith(configured());
    start();
    const lead = leadRow({ status: 'won', lead_quality_score: 3, name: '  Zuzana Quillfeather ' });
    await store(lead);
    await Promise.all([webhooks.posted.reached(1), emails.emails.reached(1), log.reached(2)]);
    const [row = {}] = await open.asOwner('select * from public.leads');
    const [{ id, event } = { id: '', event: null }] = webhooks.posted.all;
    expect(webhooks.posted.all).toHaveLength(1);
    expect([id, event?.type, event?.timestamp]).toEqual([
      `lead_${lead.id}`,
      'lead.created',
      event?.data.created_at,
    ]);
    expect(event?.data).toMatchObject({ status: 'new', lead_quality_score: 80, name: 'Zuzana Quillfeather' });
    expect(Object.keys(event?.data ?? {})).toEqual(Object.keys(row));
    expect(event?.data.deadline).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(emails.emails.all).toMatchObject([{ messageId: `<lead_${lead.id}@marginly.example>` }]);
    const sent = { state: 'sent', attempts: 1, last_error: null };
    expect(await deliveries()).toEqual(['email', 'webhook'].map((channel) => ({ channel, ...sent })));
  });

  it('arrive once at each receiver after failed first attempts', async () => {
    const [{ port }, { port: mailPort }] = [webhooks, emails];
    await openWith(configured(), retryWhenAsked);
    await Promise.all([webhooks.stop(), emails.stop()]);
    start();
    const lead = leadRow();
    await store(lead);
    await log.reached(6);
    expect(logged('delivery failed, will retry')).toHaveLength(6);
    expect(log.all).toEqual(log.all.map(() => expect.objectContaining({ code: 'ECONNREFUSED' })));
    [webhooks, emails] = await Promise.all([receiveWebhooks({ port }), receiveMails({ port: mailPort })]);
    await open.asOwner('update server.deliveries set next_at = now()');
    delivery.nudge();
    await log.reached(8);
    expect(webhooks.posted.all).toMatchObject([{ id: `lead_${lead.id}`, event: { data: { id: lead.id } } }]);
    expect(emails.emails.all).toMatchObject([{ messageId: `<lead_${lead.id}@marginly.example>` }]);
    expect(await deliveries()).toEqual([
      { channel: 'email', state: 'sent', attempts: 4, last_error: null },
      { channel: 'webhook', state: 'sent', attempts: 4, last_error: null },
    ]);
  });

  it('are not delivered if rolled back, spam, marked as spam, or erased while waiting', async () => {
    await openWith(configured());
    const erased = leadRow();
    const called = leadRow();
    await store(leadRow({ status: 'spam' }), erased, called);
    expect((await send(app, { body: [leadRow(), leadRow({ name: 'x' })] })).statusCode).toBe(400);
    await open.asOwner('delete from public.leads where id = $1', [erased.id]);
    await open.asOwner(`update public.leads set status = 'spam' where id = $1`, [called.id]);
    start();
    // The last lead has arrived, so nothing that was due before it is still to come.
    await store(leadRow({ subject: 'The last one' }));
    await log.reached(2);
    expect(webhooks.posted.all.map(({ event }) => event?.data.subject)).toEqual(['The last one']);
    expect(emails.emails.all).toHaveLength(1);
    const waiting = await open.asOwner(`select lead_id from server.deliveries where state = 'waiting'`);
    expect(waiting).toEqual([{ lead_id: called.id }, { lead_id: called.id }]);
  });

  it('that no receiver accepted are kept as failed with the reason, and sent on retry', async () => {
    const { port } = webhooks;
    await openWith(configured().slice(0, 1));
    await webhooks.stop();
    start();
    await store(leadRow());
    await log.reached(18);
    expect(logged('delivery failed, giving up')).toMatchObject([
      { level: 'error', channel: 'webhook', attempt: 18, code: 'ECONNREFUSED' },
    ]);
    const failed = { channel: 'webhook', state: 'failed', attempts: 18, last_error: 'ECONNREFUSED' };
    expect(await deliveries()).toEqual([failed]);
    webhooks = await receiveWebhooks({ port });
    await open.asOwner(
      `update server.deliveries set state = 'waiting', attempts = 0, next_at = now() where state = 'failed'`,
    );
    delivery.nudge();
    await webhooks.posted.reached(1);
  });

  it('go to a working channel while another is down', async () => {
    await answerWebhooks(() => {});
    await openWith(configured());
    start();
    await store(...Array.from({ length: 8 }, () => leadRow()));
    await emails.emails.reached(8);
    expect(webhooks.posted.all.length).toBeLessThanOrEqual(MAX_IN_FLIGHT);
  });

  it('that a mail server refuses do not hold up others', async () => {
    await emails.stop();
    const accepted = arrivals<string>();
    emails = await receiveMails({
      async onData(stream, _session, done) {
        const mail = await text(stream);
        if (mail.includes('Poison')) return done(Object.assign(new Error('no'), { responseCode: 554 }));
        accepted.add(mail);
        done();
      },
    });
    await openWith(configured().slice(1), retrySchedule);
    const poisoned = Array.from({ length: 2 * MAX_IN_FLIGHT }, () => leadRow({ subject: 'Poison' }));
    await store(...poisoned);
    await store(leadRow());
    start();
    await accepted.reached(1);
    await log.reached(poisoned.length + 1);
    expect(logged('delivery failed, will retry').map(({ code }) => code)).toEqual(
      poisoned.map(() => 'SMTP 554'),
    );
  });

  it('are confirmed only within the hourly limit, and not if a name contains a link', async () => {
    await openConfirming(2);
    start();
    const rows = ['a.da@gmail.com', 'ad.a+x@googlemail.com', 'b@x.example', 'c@x.example'].map((email) => ({
      email,
    }));
    await store(leadRow({ name: 'Win at www.casino.example' }));
    for (const [before, changes] of rows.entries()) {
      await store(leadRow(changes));
      await log.reached(before + 1);
    }
    expect(emails.emails.all.map(({ recipients }) => recipients[0]).sort()).toEqual([
      'a.da@gmail.com',
      'b@x.example',
    ]);
  });

  it('are not queued without a configured channel, nor for a removed one', async () => {
    await openWith(configured());
    await openDelivery(open.database, []);
    await store(leadRow());
    expect(await deliveries()).toEqual([]);
  });

  it('are confirmed to their visitor once a day per address, and never if they are spam', async () => {
    await openConfirming(null);
    start();
    await store(leadRow({ status: 'spam', email: 'bot@visitors.example' }));
    const first = leadRow({ email: 'Ada@visitors.example' });
    await store(first);
    await log.reached(1);
    const again = leadRow({ email: 'ada+2@visitors.EXAMPLE' });
    await store(again);
    await log.reached(2);
    expect(emails.emails.all).toMatchObject([
      {
        recipients: ['Ada@visitors.example'],
        to: [{ address: 'Ada@visitors.example' }],
        from: MAILBOXES.MAIL_FROM,
        replyTo: MAILBOXES.MAIL_TO,
        messageId: `<confirmation_${first.id}@marginly.example>`,
        headers: expect.arrayContaining([
          expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
        ]),
        subject: WORDS['/'].subject,
        text: expect.stringContaining(WORDS['/'].text),
      },
    ]);
    expect(emails.emails.all[0]?.raw).not.toContain(FORM.name);
    expect(
      await open.asOwner('select last_error from server.deliveries where lead_id = $1', [again.id]),
    ).toEqual([{ last_error: 'not sent: limited' }]);
    await store(leadRow({ email: 'eva@visitors.example', source_page: 'https://site.example/es/start' }));
    await emails.emails.reached(2);
    expect(emails.emails.all[1]).toMatchObject({ subject: WORDS['/es/'].subject });
    await log.reached(3);
  });

  it('leave only counts and codes in the log', async () => {
    await webhooks.stop();
    await openWith(configured(), retrySchedule);
    start();
    const lead = leadRow();
    await store(lead);
    await log.reached(2);
    const written = JSON.stringify(log.all);
    for (const secret of [...Object.values(FORM).filter((value) => value.length > 5), lead.id, SECRET]) {
      expect(written).not.toContain(secret);
    }
  });
});

/** Three attempts at once; then the test decides. */
const retryWhenAsked: Schedule = (attempts) => (attempts < 3 ? 0 : 3_600_000);
