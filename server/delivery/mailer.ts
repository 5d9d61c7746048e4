import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import { codeOf, SendError } from './channel.ts';

export type Mailbox = { name: string; address: string };

/**
 * The codes of RFC 3463 by which a server says that there is no such mailbox: bad
 * address, bad syntax, moved away, takes no mail. Others of this group are no last
 * word: 5.1.8 and 5.1.90 are limits of Exchange Online.
 */
const NO_MAILBOX = /^5\d\d[ -]5\.1\.(1|3|6|10)(?!\d)/;

/** What is mailed: its words and headers, whom it is for, and what RFC 3834 has of a mail that no person wrote. */
type Message = Pick<SendMailOptions, 'messageId' | 'replyTo' | 'subject' | 'text'> & {
  to: readonly Mailbox[];
  autoSubmitted: 'auto-generated' | 'auto-replied';
};

/** Sends one mail, and resolves with a note where some recipients refused it. Throws a `SendError` where all did. */
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
    const { rejectedErrors = [] } = await transport
      .sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true, signal })
      .catch((error: NodemailerError) => {
        throw new SendError(replyCodeOf(error), { final: isFinal(error), ofWords: isOfWords(error) });
      });
    // The others have it: to send it again would be once too often for them.
    const [refusal] = rejectedErrors;
    return refusal && `${replyCodeOf(refusal)} for ${rejectedErrors.length} of ${to.length} recipients`;
  };
}

function replyCodeOf(error: NodemailerError): string {
  return error.responseCode ? `SMTP ${error.responseCode}` : codeOf(error);
}

/** That there is no such mailbox is for good, where it is true of every recipient. A quota ends, and any other refusal an owner may put right within the day. */
function isFinal(error: NodemailerError): boolean {
  const refusals = error.rejectedErrors ?? [error];
  return refusals.length > 0 && refusals.every(({ response = '' }) => NO_MAILBOX.test(response));
}

/** The server has read the message and refuses it for good. What it refuses earlier is for the sender or the recipient. */
function isOfWords({ code, permanent = false }: NodemailerError): boolean {
  return permanent && code === 'EMESSAGE';
}
