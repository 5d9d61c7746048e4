import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '../../lead/lead.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import { type Mail, type MailServer, receiveMails } from '../../tests/support/mail-server.ts';
import { codeOf, NOT_SENT } from './channel.ts';
import { emailThrough } from './email.ts';

const NEVER = new AbortController().signal;
const FROM = { name: 'Marginly', address: 'leads@marginly.example' };
const OWNER = { name: '', address: 'owner@marginly.example' };
const COLLEAGUE = { name: 'Colleague, the other', address: 'colleague@marginly.example' };
/** An email takes a tenth of a second here. */
const AT_ONCE = 10;
/** All headers of an email. */
const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe('an email about a lead', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await receiveMails();
  });
  afterAll(() => server.stop());

  async function mailAbout(lead: Lead, to = [OWNER]): Promise<Mail> {
    const before = server.emails.all.length;
    await emailThrough(server.url, FROM, to).send(lead, NEVER);
    await server.emails.reached(before + 1);
    const mail = server.emails.all[before];
    if (!mail) throw new Error('No mail has come.');
    return mail;
  }

  it('comes from the configured sender, goes to all recipients, and replies go to the visitor', async () => {
    const mail = await mailAbout(leadRow(), [OWNER, COLLEAGUE]);
    expect(mail).toMatchObject({
      from: FROM,
      to: [OWNER, COLLEAGUE],
      replyTo: [{ name: FORM.name, address: FORM.email }],
      recipients: [OWNER.address, COLLEAGUE.address],
      subject: expect.stringMatching(
        /^New lead, high, due [A-Z][a-z]{2} \d\d? [A-Z][a-z]{2}, \d\d:\d\d UTC: Essay, Palaeography \(Zuzana Quillfeather\)$/,
      ),
    });
  });

  it('summarises the lead in plain text', async () => {
    const mail = await mailAbout(
      leadRow({
        created_at: '2026-11-21T12:00:00.000Z',
        deadline: '2026-11-24T12:00:00.000Z',
        requirements: 'First line.\nReceived    not a fact',
      }),
    );
    expect(mail.html).toBeUndefined();
    expect(mail.attachments).toEqual([]);
    const lines = mail.text?.split('\n');
    for (const line of [
      'Request     Essay, Palaeography',
      "Level       Master's",
      'Urgency     High',
      'Due         Tuesday, 24 November 2026 at 12:00 UTC, 3 days after the request',
      '            2026-11-24T12:00:00.000Z',
      `Name        ${FORM.name}`,
      `Email       ${FORM.email}`,
      `Phone       ${FORM.phone}`,
      '> First line.',
      '> Received    not a fact',
      'Quality     80 of 100',
      'Received    Saturday, 21 November 2026 at 12:00 UTC',
      'Source      Lead Capture Form (button_click)',
      'Page        https://site.example/?utm_source=quarterly',
      'Referrer    direct',
      'Campaign    utm_source=quarterly',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('contains no header, recipient or fact injected by a visitor', async () => {
    const breaks = fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\0', '\u202e', '\r\n\r\n');
    const headers = fc.constantFrom(
      'Bcc: victim@example.org',
      'Subject: other',
      'Content-Type: text/html',
      '=?utf-8?B?DQpCY2M6IHZAZXhhbXBsZS5vcmc=?=',
      '<a@b.example>, c@d.example;',
      '"quoted\\" @ (comment)',
      '.\r\nMAIL FROM:<x@y.example>',
    );
    const hostile = fc
      .array(fc.oneof(breaks, headers, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), {
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => parts.join(''))
      // What is empty has no line.
      .filter((text) => text !== '');
    const words = fc.record({
      name: hostile,
      email: fc.oneof(
        fc.constant(FORM.email),
        hostile,
        fc.tuple(hostile, hostile).map(([user, host]) => `${user}@${host}`),
      ),
      phone: hostile,
      subject: hostile,
      requirements: hostile,
      source_page: hostile,
      source_referrer: hostile,
      source_title: hostile,
      campaign_data: fc.dictionary(hostile, fc.oneof(hostile, fc.jsonValue())),
    });
    const facts = factsIn((await mailAbout(leadRow())).text);
    const channel = emailThrough(server.url, FROM, [OWNER]);
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (changes) => {
        const leads = changes.map(leadRow);
        const before = server.emails.all.length;
        await Promise.all(leads.map((lead) => channel.send(lead, NEVER)));
        await server.emails.reached(before + AT_ONCE);
        const emails = server.emails.all.slice(before);
        expect(emails.map(({ messageId }) => messageId).sort()).toEqual(leads.map(messageIdOf).sort());
        for (const mail of emails) {
          // An invalid address, which the database would refuse, gets no reply.
          const answered = mail.headers.some(({ key }) => key === 'reply-to');
          const expected = HEADERS.filter((key) => key !== 'reply-to' || answered);
          expect(mail.headers.map(({ key }) => key).sort()).toEqual(expected);
          expect(mail).toMatchObject({ from: FROM, to: [OWNER], recipients: [OWNER.address] });
          expect(mail.html).toBeUndefined();
          expect(mail.attachments).toEqual([]);
          expect(factsIn(mail.text)).toEqual(facts);
        }
      }),
      // Shrinking a failure would take an email per step.
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('beyond the hourly limit says so once, and contains nothing of any visitor', async () => {
    const before = server.emails.all.length;
    const { send } = emailThrough(server.url, FROM, [OWNER], 1);
    const sent = [await send(leadRow(), NEVER), await send(leadRow(), NEVER), await send(leadRow(), NEVER)];
    expect(sent).toEqual([undefined, NOT_SENT, NOT_SENT]);
    await server.emails.reached(before + 2);
    const mail = server.emails.all[before + 1];
    expect(server.emails.all).toHaveLength(before + 2);
    expect(mail?.headers.map(({ key }) => key).sort()).toEqual(HEADERS.filter((key) => key !== 'reply-to'));
    expect(mail).toMatchObject({ from: FROM, to: [OWNER], subject: 'More than 1 leads within an hour' });
    expect(mail?.text).toContain('  npm run leads -- list\n');
  });

  it('goes to one visitor, however the name is written', async () => {
    const name = 'Eve, <eve@evil.example>; "Bob" (x)\r\nBcc: v@example.org';
    const { replyTo } = await mailAbout(leadRow({ name }));
    expect(replyTo).toEqual([
      { name: 'Eve, <eve@evil.example>; "Bob" (x) Bcc: v@example.org', address: FORM.email },
    ]);
  });
});

function messageIdOf({ id }: Lead): string {
  return `<lead_${id}@marginly.example>`;
}

/** The labels of lines, and the number of lines without a visitor's words. */
function factsIn(text = ''): string[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .map((line) => line.slice(0, 12));
}

describe('an SMTP server', () => {
  let server: MailServer;
  afterEach(() => server.stop());

  const send = (to = [OWNER], url = server.url) => emailThrough(url, FROM, to).send(leadRow(), NEVER);
  /** The code of a failed attempt. */
  const codeAfter = (sending: Promise<unknown>) => sending.then(() => 'sent', codeOf);

  it('that refuses one of two recipients counts as sent, with a note', async () => {
    server = await receiveMails({
      onRcptTo({ address }, _session, done) {
        const refusal = Object.assign(new Error('no'), { responseCode: 550 });
        done(address === COLLEAGUE.address ? refusal : null);
      },
    });
    expect(await send([OWNER, COLLEAGUE])).toBe('SMTP 550 for 1 of 2 recipients');
    await server.emails.reached(1);
    expect(server.emails.all.map(({ recipients }) => recipients)).toEqual([[OWNER.address]]);
  });

  it('that does not know the password is named by its answer', async () => {
    server = await receiveMails({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
    });
    const url = server.url.replace('://', '://user:wrong@');
    expect(await codeAfter(send([OWNER], url))).toBe('SMTP 535');
  });

  it('with a self-signed certificate is not trusted', async () => {
    server = await receiveMails({ secure: true });
    expect(await codeAfter(send())).toMatch(/CERT|SELF_SIGNED/);
  });

  it('that is silent times out', async () => {
    server = await receiveMails({ onData: () => {} });
    const sending = emailThrough(server.url, FROM, [OWNER]).send(leadRow(), AbortSignal.timeout(300));
    expect(await codeAfter(sending)).toBe('ETIMEDOUT');
  });
});
