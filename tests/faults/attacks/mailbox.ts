import { KEY, LEADS } from '../../support/app-on.ts';
import { leadRow } from '../../support/lead-row.ts';
import { receiveMails } from '../../support/mail-server.ts';
import { embeddedPlace } from '../../support/place.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { receiveWebhooks, SECRET } from '../../support/webhook-receiver.ts';
import type { Attack } from '../attack.ts';

const LEADS_SENT = 1_000;
const LEADS_A_REQUEST = 50;
const MAIL_LIMIT_PER_HOUR = 60;

/** A flood of leads that are mailed to the owner. */
export function mailbox(): Attack {
  return {
    attack: `${LEADS_SENT} leads while they are mailed and posted to a webhook`,
    promise: `at most ${MAIL_LIMIT_PER_HOUR} mails and two digests, with every lead in one of them; every lead at the webhook`,
    before: 'a mail for each lead: 3,000 of them in 34 s',
    async run() {
      const place = await embeddedPlace();
      const [mails, webhooks] = await Promise.all([receiveMails(), receiveWebhooks()]);
      const servers: ServerProcess[] = [];
      const start = () => {
        const server = startServer(place.settings, {
          WEBHOOK_URL: webhooks.url,
          WEBHOOK_SECRET: SECRET,
          SMTP_URL: mails.url,
          MAIL_FROM: 'leads@marginly.example',
          MAIL_TO: 'owner@marginly.example',
          MAIL_LIMIT_PER_HOUR: String(MAIL_LIMIT_PER_HOUR),
        });
        servers.push(server);
        return server;
      };
      try {
        const first = start();
        const address = await first.address;
        const begun = performance.now();
        for (let sent = 0; sent < LEADS_SENT; sent += LEADS_A_REQUEST) await postLeads(address);
        await webhooks.posted.reached(LEADS_SENT);
        const seconds = Math.round((performance.now() - begun) / 1000);
        const mailsMeanwhile = mails.mails.all.length;
        first.process.kill('SIGTERM');
        await first.ended;
        const subjects = () => mails.mails.all.map(({ subject = '' }) => subject);
        if (mailedIn(subjects()) < LEADS_SENT) {
          // Not the twelve minutes that the next digest waits for.
          await place.asOwner(`update server.channels set digest_at = digest_at - interval '12 minutes'`);
          const before = mails.mails.all.length;
          await start().address;
          await mails.mails.reached(before + 1);
        }

        const digests = subjects().filter((subject) => leadsIn(subject) > 1).length;
        const alone = subjects().length - digests;
        const mailed = mailedIn(subjects());
        const broken: string[] = [];
        if (alone > MAIL_LIMIT_PER_HOUR + 1 || digests > 2)
          broken.push(`${alone} mails of one lead, ${digests} of many`);
        if (mailed !== LEADS_SENT) broken.push(`${mailed} leads were mailed`);
        const posted = new Set(webhooks.posted.all.map(({ id }) => id)).size;
        if (posted !== LEADS_SENT) broken.push(`${posted} leads came to the webhook`);
        return {
          now: `${mailsMeanwhile} mails within ${seconds} s, ${subjects().length} with those of 12 minutes later; ${posted} leads at the webhook`,
          broken,
        };
      } finally {
        for (const server of servers) {
          server.process.kill('SIGKILL');
          await server.ended;
        }
        await Promise.all([mails.stop(), webhooks.stop()]);
        await place.remove();
      }
    },
  };
}

/** How many leads a mail is about, by its subject. */
function leadsIn(subject: string): number {
  const [, number = '1'] = /^([\d,]+) new leads$/.exec(subject) ?? [];
  return Number(number.replace(',', ''));
}

const mailedIn = (subjects: string[]) => subjects.reduce((sum, subject) => sum + leadsIn(subject), 0);

async function postLeads(address: string): Promise<void> {
  const answer = await fetch(address + LEADS, {
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json' },
    body: JSON.stringify(Array.from({ length: LEADS_A_REQUEST }, () => leadRow())),
  });
  if (answer.status !== 201) throw new Error(`Leads were answered ${answer.status}.`);
  await answer.arrayBuffer();
}
