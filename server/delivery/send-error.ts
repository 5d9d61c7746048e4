type Extra = { final?: boolean; retryAfterMs?: number | undefined };

/** What ended an attempt. `code` is kept with the delivery and logged: it holds nothing of the lead, the address or the secret. */
export class SendError extends Error {
  override name = 'SendError';
  readonly code: string;
  /** The receiver said that no later attempt will do better. */
  readonly final: boolean;
  /** How long the receiver asked to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(code: string, { final = false, retryAfterMs }: Extra = {}) {
    super(code);
    this.code = code;
    this.final = final;
    this.retryAfterMs = retryAfterMs;
  }
}

const UNKNOWN = 'unknown';

/**
 * The code of a failure that the platform or a library reports, the deepest one
 * that there is, or `unknown`. Never its message, which may quote what was sent.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return UNKNOWN;
  const cause = codeOf(error.cause);
  if (cause !== UNKNOWN) return cause;
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  // Nodemailer puts the platform's code aside for one of its own.
  if ('originalCode' in error && isCode(error.originalCode)) return error.originalCode;
  return 'code' in error && isCode(error.code) ? error.code : UNKNOWN;
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value);
}
