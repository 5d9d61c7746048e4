import type { Lead } from '../../lead/lead.ts';

/** One way to send leads out. */
export type Channel = {
  /** Names the channel in the outbox, in the log, and in the ids by which a receiver knows a repetition. */
  name: string;
  /**
   * Sends `lead`, and resolves once the receiver has taken it, with a note if it took only a part.
   * Throws if it did not. `signal` ends the attempt.
   */
  send(lead: Lead, signal: AbortSignal): Promise<string | undefined>;
  /** How to send many leads as one once more than `perHour` have come, so that a flood does not fill a mailbox. */
  digest?: {
    perHour: number;
    send(ids: readonly string[], signal: AbortSignal): Promise<string | undefined>;
  };
};

/** A refusal. Its message is a code that is stored and logged: nothing of the lead, the address or the secret. */
export class SendError extends Error {
  override name = 'SendError';
}

/**
 * What ended an attempt, in a word: the code of a `SendError`, of a mail server's refusal, or of an error of the
 * platform, or `unknown`. Never the message of another's error, which may quote what was sent.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof SendError) return error.message;
  // `fetch` and a signal give the platform's error as the cause, and Nodemailer replaces the platform's code.
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause.name === 'TimeoutError') return 'ETIMEDOUT';
  const { responseCode, originalCode, code } = { ...error, ...cause } as Codes;
  return responseCode ? `SMTP ${responseCode}` : (originalCode ?? code ?? 'unknown');
}

type Codes = { responseCode?: number; originalCode?: string; code?: string };
