import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import { EMAIL_PATTERN } from '../../lead/form.ts';
import type { Lead } from '../../lead/lead.ts';
import type { Channel } from './channel.ts';
import { leadHeadline, leadSummary } from './lead-summary.ts';
import { oneLine } from './one-line.ts';
import { codeOf, SendError } from './send-error.ts';

export type Mailbox = { name: string; address: string };

const isEmail = new RegExp(EMAIL_PATTERN);

/**
 * Mails leads through the server at `url`, from `from` to all of `to`, as text;
 * an answer goes to the visitor. TLS is as Nodemailer has it: from the start with
 * smtps, else as soon as the server offers it, and never with a certificate that
 * cannot be trusted.
 */
export function emailThrough(url: string, from: Mailbox, to: readonly Mailbox[]): Channel {
  const transport = nodemailer.createTransport({ url });
  return {
    name: 'email',
    async send(lead, signal) {
      const { rejectedErrors = [] } = await transport
        .sendMail({ ...messageFor(lead, from, to), signal })
        .catch((error: NodemailerError) => {
          throw new SendError(replyCodeOf(error), { final: isFinal(error) });
        });
      // The others have it: to send it again would be once too often for them.
      const [refusal] = rejectedErrors;
      return refusal && `${replyCodeOf(refusal)} for ${rejectedErrors.length} of ${to.length} recipients`;
    },
  };
}

/** The message about `lead`: whatever stands in the lead, it has these headers and no others. */
function messageFor(lead: Lead, from: Mailbox, to: readonly Mailbox[]): SendMailOptions {
  return {
    // The same with each attempt: by it a receiver can tell a repetition.
    messageId: `<lead_${lead.id}@${from.address.split('@').at(-1)}>`,
    from,
    to: [...to],
    replyTo: mailboxOf(lead),
    subject: leadHeadline(lead),
    text: leadSummary(lead),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
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

/** That there is no such mailbox is for good. Any other refusal an owner may put right: a password, a sender's address. */
function isFinal({ permanent, command }: NodemailerError): boolean {
  return permanent === true && command === 'RCPT TO';
}
