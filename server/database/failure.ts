import pg from 'pg';

/** insufficient_privilege */
export const NO_RIGHT = '42501';
/** unique_violation */
export const STORED_BEFORE = '23505';

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

/**
 * Why a query failed: the database refused the statement or its rows, was not there, or had no connection left. `null`
 * for an error that no query is known to have.
 */
export function failureOf(error: unknown): 'refused' | 'away' | 'busy' | null {
  if (error instanceof pg.DatabaseError)
    return AWAY.some((start) => error.code?.startsWith(start)) ? 'away' : 'refused';
  if (!(error instanceof Error)) return null;
  if (error.message === WAITED_IN_VAIN) return 'busy';
  return CONNECTION_LOST.test(error.message) || isNetworkFault(error) ? 'away' : null;
}

/** The primary key: any other unique index is an owner's own, and a row that it refuses is not stored. */
const LEAD_ID = 'leads_pkey';

/** Whether a lead was refused because a lead with its id is stored. */
export function isStoredBefore(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === STORED_BEFORE && error.constraint === LEAD_ID;
}

function isNetworkFault(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && NETWORK_FAULT.test(error.code);
}

/** What an error says. Node reports a host with several addresses as an `AggregateError` without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
