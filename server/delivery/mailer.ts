import nodemailer, { type SendMailOptions } from 'nodemailer';
import { codeOf } from './channel.ts';

export type Mailbox = { name: string; address: string };

/** What is mailed: its words and headers, whom it is for, and what RFC 3834 has of a mail that no person wrote. */
type Message = Pick<SendMailOptions, 'messageId' | 'replyTo' | 'subject' | 'text'> & {
  to: readonly Mailbox[];
  autoSubmitted: 'auto-generated' | 'auto-replied';
};

/** Sends one mail, and resolves with a note where some recipients refused it. Throws where all did. */
export type Mailer = (message: Message, signal: AbortSignal) => Promise<string | undefined>;

/**
 * Mails through the server at `url`, from `from`. TLS is as Nodemailer has it: from the
 * start with smtps, else as soon as the server offers it, and never with a certificate
 * that cannot be trusted.
 */
export function mailerThrough(url: string, from: Mailbox): Mailer {
  const transport = nodemailer.createTransport({ url });
  return async ({ to, autoSubmitted, ...content }, signal) => {
    const message = { ...content, from, to: [...to], headers: { 'Auto-Submitted': autoSubmitted } };
    const safe = { ...message, disableFileAccess: true, disableUrlAccess: true, signal };
    const { rejectedErrors = [] } = await transport.sendMail(safe);
    // The others have it: to send it again would be once too often for them.
    const [refusal] = rejectedErrors;
    return refusal && `${codeOf(refusal)} for ${rejectedErrors.length} of ${to.length} recipients`;
  };
}
