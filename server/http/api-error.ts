/** The body of an error answer, in PostgREST's shape. */
export type ErrorBody = {
  code: string | null;
  message: string;
  details: string | null;
  hint: string | null;
};

type Extra = { hint?: string; headers?: Record<string, string> };

/** An error answer. Its text repeats nothing that the client sent except names. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string | null, message: string, extra: Extra = {}) {
    super(message);
    this.status = status;
    this.body = { code, message, details: null, hint: extra.hint ?? null };
    this.headers = extra.headers ?? {};
  }
}

const TABLE = 'leads';

/** A temporary error: the same request may succeed in a second. */
const notNow = (status: number, code: string | null, message: string) =>
  new ApiError(status, code, message, { headers: { 'retry-after': '1' } });

/** All error answers of the API. Codes are PostgREST's or, with five characters, PostgreSQL's. */
export const refusals = {
  unreadableJson: () => new ApiError(400, 'PGRST102', 'Empty or invalid json'),
  unknownColumn: (name: string) =>
    new ApiError(400, 'PGRST204', `Could not find the '${name}' column of '${TABLE}' in the schema cache`),
  unknownPath: () => new ApiError(404, 'PGRST125', 'Invalid path specified in request URL'),
  notPermitted: () =>
    new ApiError(401, '42501', `permission denied for table ${TABLE}`, {
      headers: { 'www-authenticate': 'Bearer' },
    }),
  noKey: () =>
    new ApiError(401, null, 'No API key found in request', { hint: 'No `apikey` request header was found.' }),
  wrongKey: () =>
    new ApiError(401, null, 'Invalid API key', { hint: 'Double check your API key (PUBLIC_LEADS_KEY).' }),
  foreignForm: () =>
    new ApiError(403, null, 'The form was sent from another site', {
      hint: 'Open /start on this site, and send it from there.',
    }),
  /** Only logged: the client is gone. */
  clientGone: () => new ApiError(499, null, 'The client closed the connection'),
  lengthRequired: () =>
    new ApiError(411, null, 'A Content-Length header is required', { headers: { connection: 'close' } }),
  bodyTooLarge: () => new ApiError(413, null, 'Request size limit exceeded'),
  tooManyRequests: (waitSeconds: number) =>
    new ApiError(429, null, 'API rate limit exceeded', { headers: { 'retry-after': String(waitSeconds) } }),
  badRequest: (status: number) => new ApiError(status, null, 'Invalid request'),
  databaseAway: () => notNow(503, 'PGRST001', 'Database connection error'),
  poolExhausted: () => notNow(504, 'PGRST003', 'Timed out acquiring connection from connection pool.'),
  tooManyWaiting: () => notNow(503, null, 'Too many leads are waiting to be stored'),
  /** Only for `/healthz`. */
  databaseReadOnly: () =>
    notNow(503, 'database_read_only', 'The database accepts no writes: it is a standby, or its disk is full'),
  internal: () => new ApiError(500, 'PGRSTX00', 'Something went wrong on the server'),
};
