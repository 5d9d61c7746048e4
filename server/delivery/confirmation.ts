import { readFileSync } from 'node:fs';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { languageIn } from '../../lead/language.ts';
import { ALL, consume, HOUR_S, pointsOf } from '../limits/rates.ts';
import { type Channel, NOT_SENT } from './channel.ts';
import { type Mailbox, mailerThrough } from './mailer.ts';

/** The text of the email to a visitor, by the path of each language's home page: `/`, `/es/`. */
export type ConfirmationWords = Record<string, { subject: string; text: string }>;

/** Written by the build beside the pages, and not served. */
export const CONFIRMATION_FILE = '_confirmation.json';
const BUILT = new URL(`../../dist/${CONFIRMATION_FILE}`, import.meta.url);

const DAY_S = 86_400;

/**
 * Emails visitors `words` in their page's language when their lead is stored: one a day for a mailbox, and `perHour` in
 * total (`null`: no limit). Replies go to `owners`. The email contains none of the visitor's words, so that no one can
 * use it to send text to others.
 */
export function confirmationThrough(
  url: string,
  from: Mailbox,
  owners: readonly Mailbox[],
  words: ConfirmationWords,
  perHour: number | null = null,
): Channel {
  const mail = mailerThrough(url, from);
  const domain = from.address.split('@').at(-1) ?? '';
  const mailboxes = new RateLimiterMemory({ points: 1, duration: DAY_S });
  const hour = new RateLimiterMemory({ points: pointsOf(perHour), duration: HOUR_S });
  return {
    name: 'confirmation',
    async send(lead, signal) {
      const mailbox = mailboxOf(lead.email);
      if ((await consume(mailboxes, mailbox)) ?? (await consume(hour, ALL))) return NOT_SENT;
      const language = languageIn(lead.source_page);
      try {
        return await mail(
          {
            messageId: `<confirmation_${lead.id}@${domain}>`,
            replyTo: [...owners],
            to: [{ name: '', address: lead.email }],
            autoSubmitted: 'auto-replied',
            ...((language && words[`/${language}/`]) || words['/']),
          },
          signal,
        );
      } catch (error) {
        await Promise.all([mailboxes.delete(mailbox), hour.reward(ALL)]);
        throw error;
      }
    },
  };
}

/** The built text of `confirmation.ts` in each language. Throws if it is missing. */
export function readConfirmationWords(): ConfirmationWords {
  try {
    return JSON.parse(readFileSync(BUILT, 'utf8'));
  } catch {
    throw new Error('CONFIRMATION_MAIL is on, but its text is not built. Run `npm run build` first.');
  }
}

/** Normalises an address to its mailbox: ignores case, plus tags, and dots at Gmail. */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^([^+@]*).*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
}
