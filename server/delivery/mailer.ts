import nodemailer, { type SendMailOptions } from 'nodemailer';
import { codeOf } from './channel.ts';

export type Mailbox = { name: string; address: string };

/** An email: content, recipients, and RFC 3834's mark for automatic emails. */
type Message = Pick<SendMailOptions, 'messageId' | 'replyTo' | 'subject' | 'text'> & {
  to: readonly Mailbox[];
  autoSubmitted: 'auto-generated' | 'auto-replied';
};

/** Sends one email. Resolves with a note if some recipients refused it. Throws an error if all did. */
export type Mailer = (message: Message, signal: AbortSignal) => Promise<string | undefined>;

/**
 * Sends email through the server at `url`. Nodemailer uses TLS from the start with smtps,
 * otherwise if the server offers it, and never with an untrusted certificate.
 */
export function mailerThrough(url: string, from: Mailbox): Mailer {
  const transport = nodemailer.createTransport({ url });
  return async ({ to, autoSubmitted, ...content }, signal) => {
    const message = { ...content, from, to: [...to], headers: { 'Auto-Submitted': autoSubmitted } };
    const safe = { ...message, disableFileAccess: true, disableUrlAccess: true, signal };
    const { rejectedErrors = [] } = await transport.sendMail(safe);
    // The other recipients have it: a retry would send it to them twice.
    const [refusal] = rejectedErrors;
    return refusal && `${codeOf(refusal)} for ${rejectedErrors.length} of ${to.length} recipients`;
  };
}
