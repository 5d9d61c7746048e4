import { EMAIL_PATTERN } from '../../lead/form.ts';
import { languageIn } from '../../lead/language.ts';
import type { Lead } from '../../lead/lead.ts';
import type { Channel } from './channel.ts';
import type { ConfirmationWords } from './confirmation-words.ts';
import { type Mailbox, type Mailer, mailerThrough } from './mailer.ts';

const isEmail = new RegExp(EMAIL_PATTERN);

/** Says whether the visitor may get a mail about `lead` now. */
export type MayConfirm = (lead: Lead) => Promise<boolean>;

/**
 * Mails a visitor `words` in the language of their page once their lead is stored, through the server at `url`, from
 * `from`; an answer goes to `owners`. No word of the visitor's is in it: nobody can have
 * their own text mailed to somebody else.
 */
export function confirmationThrough(
  url: string,
  from: Mailbox,
  owners: readonly Mailbox[],
  words: ConfirmationWords,
  mayConfirm: MayConfirm,
): Channel {
  const mail: Mailer = mailerThrough(url, from);
  const domain = from.address.split('@').at(-1) ?? '';
  return {
    name: 'confirmation',
    async send(lead, signal) {
      if (!isEmail.test(lead.email) || !(await mayConfirm(lead))) return 'not sent: limited';
      return mail(
        {
          messageId: `<confirmation_${lead.id}@${domain}>`,
          replyTo: [...owners],
          to: [{ name: '', address: lead.email }],
          autoSubmitted: 'auto-replied',
          ...wordsFor(lead, words),
        },
        signal,
      );
    },
  };
}

function wordsFor({ source_page }: Lead, words: ConfirmationWords) {
  const language = languageIn(source_page);
  return (language && words[`/${language}/`]) || words['/'];
}
