import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { languageIn } from '../../lead/language.ts';
import type { Lead } from '../../lead/lead.ts';
import type { Database } from '../database/database.ts';
import type { Channel } from './channel.ts';
import { type Mailbox, mailerThrough } from './mailer.ts';

/** The text of the email to a visitor, by the path of each language's home page: `/`, `/es/`. */
const words = v.record(v.string(), v.object({ subject: v.string(), text: v.string() }));
export type ConfirmationWords = v.InferOutput<typeof words>;

/** Written by the build beside the pages, and not served. */
export const CONFIRMATION_FILE = '_confirmation.json';
const BUILT = new URL(`../../dist/${CONFIRMATION_FILE}`, import.meta.url);

/** Whether the visitor may get an email about `lead` now. */
export type MayConfirm = (lead: Lead) => Promise<boolean>;

/**
 * Emails visitors `words` in their page's language when their lead is stored. Replies go to `owners`. The
 * email contains none of the visitor's words, so that no one can use it to send text to others.
 */
export function confirmationThrough(
  url: string,
  from: Mailbox,
  owners: readonly Mailbox[],
  words: ConfirmationWords,
  mayConfirm: MayConfirm,
): Channel {
  const mail = mailerThrough(url, from);
  const domain = from.address.split('@').at(-1) ?? '';
  return {
    name: 'confirmation',
    async send(lead, signal) {
      if (!(await mayConfirm(lead))) return 'not sent: limited';
      const language = languageIn(lead.source_page);
      return mail(
        {
          messageId: `<confirmation_${lead.id}@${domain}>`,
          replyTo: [...owners],
          to: [{ name: '', address: lead.email }],
          autoSubmitted: 'auto-replied',
          ...((language && words[`/${language}/`]) || words['/']),
        },
        signal,
      );
    },
  };
}

/** The built text of `confirmation.ts` in each language. Throws if it is missing. */
export function readConfirmationWords(file: URL = BUILT): ConfirmationWords {
  try {
    return v.parse(words, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error('CONFIRMATION_MAIL is on, but its text is not built. Run `npm run build` first.');
  }
}

/** A retried lead keeps its turn. */
const TAKE_TURN = `
  insert into server.confirmations as known (address, lead_id)
  select encode(sha256(convert_to(key::text || $1, 'UTF8')), 'hex'), $2 from server.confirmation_key
  where $3::int is null
    or exists (select from server.confirmations where lead_id = $2)
    or $3 > (select count(*) from server.confirmations where taken_at > now() - interval '1 hour')
  on conflict (address) do update set lead_id = excluded.lead_id, taken_at = now()
    where known.lead_id = excluded.lead_id or known.taken_at <= now() - interval '1 day'
  returning true as taken`;

/** Allows one confirmation a day per mailbox, and `perHour` an hour in total (`null`: unlimited), across all server processes. */
export function confirmationLimit(database: Pick<Database, 'query'>, perHour: number | null): MayConfirm {
  return async ({ id, email }) => {
    const taken = await database.query({ text: TAKE_TURN, values: [mailboxOf(email), id, perHour] });
    return taken.length > 0;
  };
}

/** Normalises an address to its mailbox: ignores case, plus tags, and dots at Gmail. */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^([^+@]*).*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
}
