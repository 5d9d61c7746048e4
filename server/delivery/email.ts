import { RateLimiterMemory } from 'rate-limiter-flexible';
import { EMAIL_PATTERN } from '../../lead/fields.ts';
import type { Lead } from '../../lead/lead.ts';
import { ALL, consume, HOUR_S, pointsOf } from '../limits/rates.ts';
import { type Channel, NOT_SENT } from './channel.ts';
import { leadHeadline, leadSummary, oneLine, timeIn } from './lead-summary.ts';
import { type Mailbox, mailerThrough } from './mailer.ts';

const isEmail = new RegExp(EMAIL_PATTERN);

/**
 * Emails leads as text; replies go to the visitor. After `perHour` leads (`null`: no limit), one email says that there
 * are more, and the others of that hour are not emailed. Times are in `timeZone`. A lead's content cannot add headers.
 */
export function emailThrough(
  url: string,
  from: Mailbox,
  to: readonly Mailbox[],
  perHour: number | null = null,
  timeZone = 'UTC',
): Channel {
  const mail = mailerThrough(url, from);
  const hour = new RateLimiterMemory({ points: pointsOf(perHour), duration: HOUR_S });
  return {
    name: 'email',
    async send(lead, signal) {
      const over = await consume(hour, ALL);
      // Not counted, so that an email about the limit that fails is sent for another lead.
      const isNext = over?.consumedPoints === hour.points + 1;
      if (over && !isNext) return hour.reward(ALL).then(() => NOT_SENT);
      const words = over
        ? aboutLimit(hour.points, timeIn(timeZone, new Date(Date.now() + over.msBeforeNext)))
        : {
            subject: leadHeadline(lead, timeZone),
            text: leadSummary(lead, timeZone),
            replyTo: mailboxOf(lead),
          };
      const messageId = `<lead_${lead.id}@${from.address.split('@').at(-1)}>`;
      try {
        const note = await mail({ to, autoSubmitted: 'auto-generated', messageId, ...words }, signal);
        return over ? NOT_SENT : note;
      } catch (error) {
        await hour.reward(ALL);
        throw error;
      }
    },
  };
}

/** Contains no visitor's words, so that none can make a server refuse it. */
function aboutLimit(perHour: number, end: string) {
  const text = [
    `More than ${perHour} leads arrived within an hour. No email is sent for the next ones until ${end}.`,
    '',
    'They are all in the database. To see them:',
    '  npm run leads -- list',
    '  npm run desk',
    '',
  ];
  return { subject: `More than ${perHour} leads within an hour`, text: text.join('\n') };
}

/**
 * The visitor's mailbox, as an object so that it is never parsed as a list. `undefined` for an
 * address that our rules refuse: Nodemailer wraps long headers at any Unicode white space,
 * after which mail readers start another header.
 */
function mailboxOf({ name, email }: Lead): Mailbox | undefined {
  return isEmail.test(email) ? { name: oneLine(name), address: email } : undefined;
}
