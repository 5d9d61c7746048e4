import { receiveMails } from '../support/mail-server.ts';
import { someLead } from '../support/popup.ts';
import { receiveWebhooks, SECRET } from '../support/webhook-receiver.ts';
import { expect, newDatabase, often, PORTAL, startSampleSite, test, typedColumnsOf } from './support.ts';

test('a lead sent in the browser arrives once as a verified webhook and once as a mail, after both receivers were down', async ({
  page,
  popup,
}) => {
  const place = await newDatabase();
  // They have an address each, and are down.
  const [down, mailDown] = await Promise.all([receiveWebhooks(), receiveMails()]);
  await Promise.all([down.stop(), mailDown.stop()]);
  const site = await startSampleSite({
    DATABASE_URL: place.settings.DATABASE_URL ?? '',
    WEBHOOK_URL: down.url,
    WEBHOOK_SECRET: SECRET,
    SMTP_URL: mailDown.url,
    MAIL_FROM: 'Marginly <leads@marginly.example>',
    MAIL_TO: 'owner@marginly.example',
  });

  const lead = someLead();
  await page.goto(`${site.address}/?utm_source=newsletter`);
  await popup.openFrom('View Examples');
  await popup.complete(lead);
  await popup.takeTime();
  await popup.send();
  await popup.button('Continue Now').click();
  await page.waitForURL(PORTAL);

  /** Moves the next try up, and answers with what is not sent. */
  const hurry = async () => {
    await place.asOwner(`update server.deliveries set next_at = now() where state = 'waiting'`);
    const rows = await place.asOwner<{ attempts: number }>(
      `select attempts from server.deliveries where state <> 'sent'`,
    );
    return rows.map(({ attempts }) => attempts >= 2);
  };
  await expect.poll(hurry, often).toEqual([true, true]);
  const [webhooks, mails] = await Promise.all([
    receiveWebhooks({ port: down.port }),
    receiveMails({ port: mailDown.port }),
  ]);
  await expect.poll(hurry, often).toEqual([]);
  // What it still had to send, it would have finished.
  await site.stop();

  expect(webhooks.posted.all).toEqual([
    expect.objectContaining({
      event: expect.objectContaining({
        type: 'lead.created',
        data: expect.objectContaining({
          ...typedColumnsOf(lead),
          source_title: 'Hero - View Examples Button',
          campaign_data: { utm_source: 'newsletter' },
          lead_quality_score: 100,
          status: 'new',
        }),
      }),
    }),
  ]);
  expect(mails.mails.all).toEqual([
    expect.objectContaining({
      subject: expect.stringMatching(/^New lead, .* UTC: Research paper, Mathematics \(Ada Lovelace\)$/),
      replyTo: [{ name: lead.name, address: lead.email }],
      recipients: ['owner@marginly.example'],
      text: expect.stringContaining(`> ${lead.description}`),
    }),
  ]);

  await Promise.all([webhooks.stop(), mails.stop()]);
  await place.remove();
});
