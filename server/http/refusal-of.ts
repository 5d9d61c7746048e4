import pg from 'pg';
import { ApiError, refusals } from './api-error.ts';

/** Names and constraints stand in these messages; values do not. Every other message of PostgreSQL may quote one. */
const SPEAKING: Readonly<Record<string, number>> = {
  /** not_null_violation */
  '23502': 400,
  /** check_violation */
  '23514': 400,
  /** unique_violation */
  '23505': 409,
};

/** What class 22, the data exceptions, says without the value that PostgreSQL quotes. */
const VALUE_FAULTS: Readonly<Record<string, string>> = {
  '22P02': 'invalid input syntax for the type of a column',
  '22P05': 'a character that the database cannot store',
  '22003': 'a number is out of range',
  '22007': 'invalid input syntax for a date or time',
  '22008': 'a date or time is out of range',
};

/**
 * What means "not now": the classes for the connection, rolled back for another's sake, resources, a lock that
 * was not to be had, operator intervention and the system beneath; and a database that only reads, as a standby
 * does, and a host whose disk runs full.
 */
const AWAY = ['08', '40', '53', '55', '57', '58', '25006'];

/** pg-pool's own words; it gives these errors no code. */
const WAITED_IN_VAIN = 'timeout exceeded when trying to connect';
const CONNECTION_LOST =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error)/;
/** What Node calls a failure of the network. */
const NETWORK_FAULT = /^E[A-Z_]+$/;

/** The answer to a query's failure, or `null` where `error` is none that a query is known to have. */
export function refusalOf(error: unknown): ApiError | null {
  if (error instanceof pg.DatabaseError) return refusalFor(error.code ?? '', error.message);
  if (!(error instanceof Error)) return null;
  if (error.message === WAITED_IN_VAIN) return refusals.poolExhausted();
  return CONNECTION_LOST.test(error.message) || isNetworkFault(error) ? refusals.databaseAway() : null;
}

/**
 * Whether fewer rows might have been stored where these failed. The database
 * refused them and is still there; not only a value is refused, also what a
 * policy or a trigger of the owner's says about a row.
 */
export function isFaultOfRows(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isAway(error.code ?? '');
}

function refusalFor(code: string, message: string): ApiError | null {
  const status = SPEAKING[code];
  if (status) return new ApiError(status, code, message);
  if (code === '42501') return refusals.notPermitted();
  if (code.startsWith('22')) return new ApiError(400, code, VALUE_FAULTS[code] ?? 'an invalid value');
  return isAway(code) ? refusals.databaseAway() : null;
}

function isAway(code: string): boolean {
  return AWAY.some((start) => code.startsWith(start));
}

function isNetworkFault(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && NETWORK_FAULT.test(error.code);
}
