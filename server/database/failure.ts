import pg from 'pg';

/** insufficient_privilege */
export const NO_RIGHT = '42501';
/** unique_violation */
export const STORED_BEFORE = '23505';

/**
 * Temporary errors: connection, serialisation, resources, lock timeouts, operator intervention, system errors, and
 * a read-only database, such as a standby or one with a full disk.
 */
const AWAY = ['08', '40', '53', '55', '57', '58', '25006'];

/** pg-pool's message, because it gives these errors no code. */
const WAITED_IN_VAIN = 'timeout exceeded when trying to connect';
const CONNECTION_LOST =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error)/;
/** Node.js's codes for network errors. */
const NETWORK_FAULT = /^E[A-Z_]+$/;

/**
 * Why a query failed: the database refused the statement or its rows, was unavailable, or had no free connection.
 * `null` for any other error.
 */
export function failureOf(error: unknown): 'refused' | 'away' | 'busy' | null {
  if (error instanceof pg.DatabaseError)
    return AWAY.some((start) => error.code?.startsWith(start)) ? 'away' : 'refused';
  if (!(error instanceof Error)) return null;
  if (error.message === WAITED_IN_VAIN) return 'busy';
  return CONNECTION_LOST.test(error.message) || isNetworkFault(error) ? 'away' : null;
}

/** The primary key. Any other unique index was added by the owner, and a row that it refuses is not stored. */
const LEAD_ID = 'leads_pkey';

/** Whether a lead was refused because its id is already stored. */
export function isStoredBefore(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === STORED_BEFORE && error.constraint === LEAD_ID;
}

function isNetworkFault(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && NETWORK_FAULT.test(error.code);
}

/** An error's message. Node.js reports a host with several addresses as an `AggregateError` without one. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
