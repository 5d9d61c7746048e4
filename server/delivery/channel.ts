import type { Lead } from '../../lead/lead.ts';

/** One way to send leads out. */
export type Channel = {
  /** Names the channel in the outbox, in the log, and in the ids by which a receiver knows a repetition. */
  name: string;
  /**
   * Sends `lead`, and resolves once the receiver has taken it, with a note if it took only a part.
   * Throws a `SendError` if it did not. `signal` ends the attempt.
   */
  send(lead: Lead, signal: AbortSignal): Promise<string | undefined>;
  /** How to send many leads as one, so that a flood does not fill a mailbox. */
  digest?: {
    /** The most leads an hour that go one by one. */
    perHour: number;
    send(digest: Digest, signal: AbortSignal): Promise<string | undefined>;
  };
};

/** Leads that go together: the ids of all, and the oldest of the leads themselves. */
export type Digest = { ids: readonly string[]; leads: readonly Lead[] };

type Details = { final?: boolean; ofWords?: boolean; retryAfterMs?: number | undefined };

/** What ended an attempt. `code` is stored and logged: it holds nothing of the lead, the address or the secret. */
export class SendError extends Error {
  override name = 'SendError';
  readonly code: string;
  /** The receiver said that a later attempt would fail too. */
  readonly final: boolean;
  /** The receiver refused the words of the message for good, and perhaps not those of another. */
  readonly ofWords: boolean;
  /** How long the receiver asked to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(code: string, { final = false, ofWords = false, retryAfterMs }: Details = {}) {
    super(code);
    this.code = code;
    this.final = final;
    this.ofWords = ofWords;
    this.retryAfterMs = retryAfterMs;
  }
}

const UNKNOWN = 'unknown';

/**
 * The code of an error of the platform or a library, taken from its deepest cause, or `unknown`.
 * Never its message, which may quote what was sent.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return UNKNOWN;
  const cause = codeOf(error.cause);
  if (cause !== UNKNOWN) return cause;
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  // Nodemailer replaces the platform's code with one of its own.
  if ('originalCode' in error && isCode(error.originalCode)) return error.originalCode;
  return 'code' in error && isCode(error.code) ? error.code : UNKNOWN;
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value);
}
