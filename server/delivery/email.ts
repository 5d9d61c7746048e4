import { createHash } from 'node:crypto';
import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import { EMAIL_PATTERN } from '../../lead/form.ts';
import type { Lead } from '../../lead/lead.ts';
import type { Channel, Digest } from './channel.ts';
import { digestHeadline, digestSummary } from './lead-digest.ts';
import { leadHeadline, leadSummary } from './lead-summary.ts';
import { oneLine } from './one-line.ts';
import { codeOf, SendError } from './send-error.ts';

export type Mailbox = { name: string; address: string };

const isEmail = new RegExp(EMAIL_PATTERN);

/**
 * The codes of RFC 3463 by which a server says that there is no such mailbox: bad
 * address, bad syntax, moved away, takes no mail. Others of this group are no last
 * word: 5.1.8 and 5.1.90 are limits of Exchange Online.
 */
const NO_MAILBOX = /^5\d\d[ -]5\.1\.(1|3|6|10)(?!\d)/;

/**
 * Mails leads through the server at `url`, from `from` to all of `to`, as text;
 * an answer goes to the visitor. Beyond `perHour` of them, if it is not `null`,
 * they go together. TLS is as Nodemailer has it: from the start with smtps, else
 * as soon as the server offers it, and never with a certificate that cannot be
 * trusted.
 */
export function emailThrough(
  url: string,
  from: Mailbox,
  to: readonly Mailbox[],
  perHour: number | null = null,
): Channel {
  const transport = nodemailer.createTransport({ url });

  async function mail(content: SendMailOptions, signal: AbortSignal): Promise<string | undefined> {
    const message = { ...content, from, to: [...to], headers: { 'Auto-Submitted': 'auto-generated' } };
    const { rejectedErrors = [] } = await transport
      .sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true, signal })
      .catch((error: NodemailerError) => {
        throw new SendError(replyCodeOf(error), { final: isFinal(error) });
      });
    // The others have it: to send it again would be once too often for them.
    const [refusal] = rejectedErrors;
    return refusal && `${replyCodeOf(refusal)} for ${rejectedErrors.length} of ${to.length} recipients`;
  }

  const domain = from.address.split('@').at(-1) ?? '';
  const channel: Channel = { name: 'email', send: (lead, signal) => mail(messageFor(lead, domain), signal) };
  if (perHour === null) return channel;
  const send = (digest: Digest, signal: AbortSignal) => mail(digestMessage(digest, domain, perHour), signal);
  return { ...channel, digest: { perHour, send } };
}

/** The message about `lead`: whatever stands in the lead, it has these headers and no others. */
function messageFor(lead: Lead, domain: string): SendMailOptions {
  return {
    // The same with each attempt: by it a receiver can tell a repetition.
    messageId: `<lead_${lead.id}@${domain}>`,
    replyTo: mailboxOf(lead),
    subject: leadHeadline(lead),
    text: leadSummary(lead),
  };
}

/** The message about many leads. The same leads have the same id. */
function digestMessage(digest: Digest, domain: string, perHour: number): SendMailOptions {
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

function replyCodeOf(error: NodemailerError): string {
  return error.responseCode ? `SMTP ${error.responseCode}` : codeOf(error);
}

/** That there is no such mailbox is for good, where it is true of every recipient. A quota ends, and any other refusal an owner may put right within the day. */
function isFinal(error: NodemailerError): boolean {
  const refusals = error.rejectedErrors ?? [error];
  return refusals.length > 0 && refusals.every(({ response = '' }) => NO_MAILBOX.test(response));
}
