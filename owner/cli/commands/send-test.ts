import { randomUUID } from 'node:crypto';
import { cleanForm, FIELDS } from '../../../lead/form.ts';
import { type Lead, leadFrom } from '../../../lead/lead.ts';
import { sampleAnswers } from '../../../lead/sample-answers.ts';
import { leadSourceFrom } from '../../../lead/source.ts';
import { codeOf } from '../../../server/delivery/channel.ts';
import { channelsFrom } from '../../../server/delivery/delivery.ts';
import { SEND_TIMEOUT_MS } from '../../../server/delivery/worker.ts';
import { command, type OwnerSettings } from '../command.ts';
import { Refusal } from '../errors.ts';

/** RFC 2606 reserves this domain. */
const EXAMPLE_ADDRESS = 'test@example.org';

/** A channel's result: `taken`, or the error's code and what to do. */
type Outcome = { channel: string; taken: boolean; code: string | null; note: string | null };

export const sendTest = command({
  name: 'send-test',
  words: [],
  says: 'sends one sample lead through each channel and reports the result; stores nothing',
  options: {},
  async run({ terminal, settings, now }, { json }) {
    const channels = channelsFrom(settings);
    if (channels.length === 0)
      throw new Refusal(
        'No delivery channel is configured: leads stay in the database only. Set WEBHOOK_URL, SMTP_URL or NOTIFY; see .env.example.',
      );
    const lead = sampleLead(settings, now);
    const outcomes = await Promise.all(
      channels.map(async ({ name, send }): Promise<Outcome> => {
        const sending = send(lead, AbortSignal.timeout(SEND_TIMEOUT_MS));
        return sending.then(
          (note) => ({ channel: name, taken: true, code: null, note: note ?? null }),
          (error) => ({
            channel: name,
            taken: false,
            ...explained(codeOf(error)),
          }),
        );
      }),
    );
    if (json) terminal.json(outcomes);
    else
      for (const { channel, taken, code, note } of outcomes)
        terminal.say(`${channel}: ${taken ? 'sent' : `failed (${code})`}${note === null ? '' : `; ${note}`}`);
    if (outcomes.some(({ taken }) => !taken)) throw new Refusal('Not every channel accepted the sample.');
  },
});

/** A lead that is clearly a test. Its confirmation goes to the owner. */
function sampleLead({ MAIL_TO }: OwnerSettings, now: Date): Lead {
  const answers = {
    ...sampleAnswers(FIELDS, 'min'),
    name: 'TEST, not a visitor',
    email: MAIL_TO?.[0]?.address ?? EXAMPLE_ADDRESS,
    subject: 'TEST, sent by "npm run leads -- send-test"',
    description: 'This is a test lead. It shows that leads arrive here. No visitor sent it.',
  };
  const source = leadSourceFrom('npm run leads -- send-test', '', { trigger: 'button_click', title: 'TEST' });
  return leadFrom(cleanForm(answers), source, randomUUID(), now);
}

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNREFUSED|ECONNRESET)$/, 'no answer: check the host and the port'],
  [/^(ENOTFOUND|EAI_AGAIN|EDNS)$/, 'unknown host: check its name'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'timeout: check the port and the firewall'],
  [/CERT|SELF_SIGNED|^ERR_TLS/, 'its certificate is not trusted'],
  [
    /^(EAUTH|SMTP 535|SMTP 534|SMTP 530|HTTP 401|HTTP 403)$/,
    'it rejected the user, the password or the secret',
  ],
  [/^SMTP 55\d$/, 'it rejected the sender or the recipient: check MAIL_FROM and MAIL_TO'],
  [/^HTTP 3\d\d$/, 'it redirects: set the new address'],
  [/^HTTP (404|410)$/, 'not found: check the address'],
];

/** A code and its remedy, if known. */
function explained(code: string): { code: string; note: string | null } {
  return { code, note: REMEDIES.find(([pattern]) => pattern.test(code))?.[1] ?? null };
}
