import type { Lead } from '../../lead/lead.ts';

/** One way to deliver leads. */
export type Channel = {
  /** The channel's name in the outbox and the log. */
  name: string;
  /**
   * Sends `lead`. Resolves when the receiver has accepted it, with a note if only partly or not at all.
   * Throws an error otherwise. `signal` ends the attempt.
   */
  send(lead: Lead, signal: AbortSignal): Promise<string | undefined>;
};

/** The note of a lead that was not sent because of a limit on emails. */
export const NOT_SENT = 'not sent: limited';

/** A failed attempt. Its message is a code, which is stored and logged: no lead, address or secret. */
export class SendError extends Error {
  override name = 'SendError';

  /** The pause that the receiver asks for before the next attempt. */
  readonly retryAfterMs: number;

  constructor(code: string, retryAfterMs = 0) {
    super(code);
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * The code of a failed attempt, from a `SendError`, an SMTP error or a platform error, or `unknown`. Never another
 * error's message, which may quote a lead.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof SendError) return error.message;
  // `fetch` and signals have the platform's error as cause. Nodemailer replaces the platform's code.
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause.name === 'TimeoutError') return 'ETIMEDOUT';
  const { responseCode, originalCode, code } = { ...error, ...cause } as Codes;
  return responseCode ? `SMTP ${responseCode}` : (originalCode ?? code ?? 'unknown');
}

type Codes = { responseCode?: number; originalCode?: string; code?: string };
