import { createHash } from 'node:crypto';
import { EMAIL_PATTERN } from '../../lead/form.ts';
import type { Lead } from '../../lead/lead.ts';
import type { Channel, Digest } from './channel.ts';
import { digestHeadline, digestSummary } from './lead-digest.ts';
import { leadHeadline, leadSummary, oneLine } from './lead-summary.ts';
import { type Mailbox, mailerThrough } from './mailer.ts';

const isEmail = new RegExp(EMAIL_PATTERN);
const autoSubmitted = 'auto-generated';

/**
 * Mails leads through the server at `url`, from `from` to all of `to`, as text;
 * an answer goes to the visitor. Beyond `perHour` of them, if it is not `null`,
 * they go together.
 */
export function emailThrough(
  url: string,
  from: Mailbox,
  to: readonly Mailbox[],
  perHour: number | null = null,
): Channel {
  const mail = mailerThrough(url, from);
  const domain = from.address.split('@').at(-1) ?? '';
  const channel: Channel = {
    name: 'email',
    send: (lead, signal) => mail({ ...messageFor(lead, domain), to, autoSubmitted }, signal),
  };
  if (perHour === null) return channel;
  const send = (digest: Digest, signal: AbortSignal) =>
    mail({ ...digestMessage(digest, domain, perHour), to, autoSubmitted }, signal);
  return { ...channel, digest: { perHour, send } };
}

/** The message about `lead`: whatever stands in the lead, it has these headers and no others. */
function messageFor(lead: Lead, domain: string) {
  return {
    // The same with each attempt: by it a receiver can tell a repetition.
    messageId: `<lead_${lead.id}@${domain}>`,
    replyTo: mailboxOf(lead),
    subject: leadHeadline(lead),
    text: leadSummary(lead),
  };
}

/** The message about many leads. The same leads have the same id. */
function digestMessage(digest: Digest, domain: string, perHour: number) {
  const id = createHash('sha256').update(digest.ids.toSorted().join()).digest('hex');
  return {
    messageId: `<leads_${id}@${domain}>`,
    subject: digestHeadline(digest),
    text: digestSummary(digest, perHour),
  };
}

/**
 * As an object an address is never read as a list of them. One that our rules would
 * not have taken gets no answer: Nodemailer breaks a long header at any white space
 * of Unicode, after which readers of mail begin another header.
 */
function mailboxOf({ name, email }: Lead): Mailbox | undefined {
  return isEmail.test(email) ? { name: oneLine(name), address: email } : undefined;
}
