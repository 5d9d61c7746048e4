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
  /** How to send many leads as one once more than `perHour` have come, so that a flood does not fill a mailbox. */
  digest?: { perHour: number; send(digest: Digest, signal: AbortSignal): Promise<string | undefined> };
};

/** Leads that go together: the ids of all, and the oldest of the leads themselves. */
export type Digest = { ids: readonly string[]; leads: readonly Lead[] };

type Details = {
  /** The receiver said that a later attempt would fail too. */
  final?: boolean;
  /** The receiver refused the words of the message for good, and perhaps not those of another. */
  ofWords?: boolean;
  /** How long the receiver asked to be left alone. */
  retryAfterMs?: number | undefined;
};

/** What ended an attempt. `code` is stored and logged: it holds nothing of the lead, the address or the secret. */
export class SendError extends Error {
  override name = 'SendError';
  readonly code: string;
  readonly details: Details;

  constructor(code: string, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/**
 * The code of an error of the platform or a library, taken from its deepest cause, or `unknown`.
 * Never its message, which may quote what was sent.
 */
export function codeOf(error: unknown): string {
  return codeIn(error) ?? 'unknown';
}

function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // Nodemailer replaces the platform's code with one of its own.
  const { originalCode, code } = error as { originalCode?: unknown; code?: unknown };
  const timeout = error.name === 'TimeoutError' ? 'ETIMEDOUT' : undefined;
  return codeIn(error.cause) ?? timeout ?? [originalCode, code].find(isCode);
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value);
}
