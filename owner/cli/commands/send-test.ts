import { randomUUID } from 'node:crypto';
import type { Lead } from '../../../lead/lead.ts';
import { codeOf, SendError } from '../../../server/delivery/channel.ts';
import { channelsFrom } from '../../../server/delivery/delivery.ts';
import { SEND_TIMEOUT_MS } from '../../../server/delivery/worker.ts';
import { MS_PER_DAY } from '../../queries/moment.ts';
import { command, type OwnerSettings } from '../command.ts';
import { Refusal } from '../errors.ts';

/** Nobody's: RFC 2606 keeps it free. */
const NOBODY = 'test@example.org';

/** What a channel said: `taken`, or the code of its refusal and what to do. */
type Outcome = { channel: string; taken: boolean; code: string | null; note: string | null };

export const sendTest = command({
  name: 'send-test',
  words: [],
  says: 'sends one marked sample through each channel, and says how it went; nothing is stored',
  options: {},
  async run({ terminal, settings, now }, { json }) {
    const channels = channelsFrom(settings, async () => true);
    if (channels.length === 0)
      throw new Refusal(
        'No channel is set: leads are kept in the database alone. WEBHOOK_URL or SMTP_URL make one; .env.example explains both.',
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
            ...explained(error instanceof SendError ? error.code : codeOf(error)),
          }),
        );
      }),
    );
    if (json) terminal.json(outcomes);
    else
      for (const { channel, taken, code, note } of outcomes)
        terminal.say(
          `${channel}: ${taken ? 'taken' : `not taken (${code})`}${note === null ? '' : `; ${note}`}`,
        );
    if (outcomes.some(({ taken }) => !taken)) throw new Refusal('Not every channel took the sample.');
  },
});

/** A lead that nobody can take for a visitor's. A confirmation of it goes to the owner. */
function sampleLead({ MAIL_TO }: OwnerSettings, now: Date): Lead {
  return {
    id: randomUUID(),
    name: 'TEST, not a visitor',
    email: MAIL_TO?.[0]?.address ?? NOBODY,
    phone: '+44 20 7946 0958',
    subject: 'TEST, sent by "npm run leads -- send-test"',
    assignment_type: 'other',
    academic_level: 'undergraduate',
    requirements: 'This is a sample. It shows that leads arrive here. Nobody has asked for anything.',
    urgency_level: 'low',
    source_page: 'npm run leads -- send-test',
    source_referrer: 'direct',
    source_title: 'TEST',
    trigger_type: 'button_click',
    campaign_data: {},
    lead_quality_score: 0,
    status: 'new',
    deadline: new Date(now.getTime() + MS_PER_DAY).toISOString(),
    created_at: now.toISOString(),
  };
}

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNREFUSED|ECONNRESET)$/, 'nothing answers there: look at the host and the port'],
  [/^(ENOTFOUND|EAI_AGAIN|EDNS)$/, 'there is no such host: look at its name'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'it did not answer in time: look at the port and the firewall'],
  [/CERT|SELF_SIGNED|^ERR_TLS/, 'its certificate cannot be trusted'],
  [
    /^(EAUTH|SMTP 535|SMTP 534|SMTP 530|HTTP 401|HTTP 403)$/,
    'it refuses the user, the password or the secret',
  ],
  [/^SMTP 55\d$/, 'it refuses the sender or the recipient: look at MAIL_FROM and MAIL_TO'],
  [/^HTTP 3\d\d$/, 'it answers with another address: put that one into WEBHOOK_URL'],
  [/^HTTP (404|410)$/, 'there is nothing at the path of WEBHOOK_URL'],
];

/** A code with what it means, where that is known. */
function explained(code: string): { code: string; note: string | null } {
  return { code, note: REMEDIES.find(([pattern]) => pattern.test(code))?.[1] ?? null };
}
