import { createHash } from 'node:crypto';
import { EMAIL_PATTERN } from '../../lead/form.ts';
import type { Lead } from '../../lead/lead.ts';
import type { Channel } from './channel.ts';
import { digestHeadline, digestSummary, leadHeadline, leadSummary, oneLine } from './lead-summary.ts';
import { type Mailbox, mailerThrough } from './mailer.ts';

const isEmail = new RegExp(EMAIL_PATTERN);

/**
 * Emails leads as text; replies go to the visitor. Beyond `perHour` (`null`: no limit) leads go in a digest. A lead's
 * content cannot add headers. The same leads have the same message id, so that a receiver can detect a repetition.
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
 * The visitor's mailbox, as an object so that it is never parsed as a list. `undefined` for an
 * address that our rules refuse: Nodemailer wraps long headers at any Unicode white space,
 * after which mail readers start another header.
 */
function mailboxOf({ name, email }: Lead): Mailbox | undefined {
  return isEmail.test(email) ? { name: oneLine(name), address: email } : undefined;
}
