import { createHash } from 'node:crypto';
import { EMAIL_PATTERN } from '../../lead/form.ts';
import type { Lead } from '../../lead/lead.ts';
import type { Channel } from './channel.ts';
import { digestHeadline, digestSummary, leadHeadline, leadSummary, oneLine } from './lead-summary.ts';
import { type Mailbox, mailerThrough } from './mailer.ts';

const isEmail = new RegExp(EMAIL_PATTERN);

/**
 * Mails leads through the server at `url`, from `from` to all of `to`, as text; an answer goes to the visitor.
 * Beyond `perHour` of them, if it is not `null`, they go together. Whatever stands in a lead, its mail has these
 * headers and no others. The same leads have the same id: by it a receiver can tell a repetition.
 */
export function emailThrough(
  url: string,
  from: Mailbox,
  to: readonly Mailbox[],
  perHour: number | null = null,
): Channel {
  const mail = mailerThrough(url, from);
  const idWith = (name: string) => `<${name}@${from.address.split('@').at(-1)}>`;
  const always = { to, autoSubmitted: 'auto-generated' } as const;

  function send(lead: Lead, signal: AbortSignal) {
    const messageId = idWith(`lead_${lead.id}`);
    const words = { subject: leadHeadline(lead), text: leadSummary(lead) };
    return mail({ ...always, ...words, messageId, replyTo: mailboxOf(lead) }, signal);
  }
  if (perHour === null) return { name: 'email', send };

  function sendDigest(ids: readonly string[], signal: AbortSignal) {
    const hash = createHash('sha256').update(ids.toSorted().join()).digest('hex');
    const words = { subject: digestHeadline(ids.length), text: digestSummary(ids.length, Number(perHour)) };
    return mail({ ...always, ...words, messageId: idWith(`leads_${hash}`) }, signal);
  }
  return { name: 'email', send, digest: { perHour, send: sendDigest } };
}

/**
 * As an object an address is never read as a list of them. One that our rules would
 * not have taken gets no answer: Nodemailer breaks a long header at any white space
 * of Unicode, after which readers of mail begin another header.
 */
function mailboxOf({ name, email }: Lead): Mailbox | undefined {
  return isEmail.test(email) ? { name: oneLine(name), address: email } : undefined;
}
