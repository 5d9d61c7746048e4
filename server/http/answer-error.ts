import type { FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { failureOf, isStoredBefore, NO_RIGHT, STORED_BEFORE } from '../database/failure.ts';
import { API_HEADERS } from './api.ts';
import { ApiError, refusals } from './api-error.ts';

const PAYLOAD_TOO_LARGE = 413;
/** The part of a refused body that is read, so that the client can read the answer. */
export const READ_ON_BYTES = 16 * 1024 * 1024;
const UNSUPPORTED_MEDIA_TYPE = 415;
/** nginx's status for a client that disconnects. */
const CLIENT_GONE = 499;

/** These messages contain names and constraints, but no values. PostgreSQL's other messages may quote a value. */
const SPEAKING: Readonly<Record<string, number>> = {
  /** not_null_violation */
  '23502': 400,
  /** check_violation */
  '23514': 400,
  [STORED_BEFORE]: 409,
};

/**
 * Turns any error into an answer. Explains client errors, and logs server errors. A
 * header has the request's id, which is also in the log: the body has only PostgREST's
 * four keys.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = refuse(error, request, reply);
  return reply
    .headers(API_HEADERS)
    .headers(answer.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer.body));
}

/** The answer to an error. Logs server errors, and sets the status and the request's id on `reply`. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
  const answer = answerTo(error, request);
  // Fastify would close the connection while the client still sends, and the answer could be lost. A far longer body
  // does not come from a visitor, and reading it would delay leads.
  const isFarTooLong = Number(request.headers['content-length']) > READ_ON_BYTES;
  if (answer.status === PAYLOAD_TOO_LARGE && !isFarTooLong) reply.removeHeader('connection');
  // Logged here, because no answer follows.
  if (answer.status === CLIENT_GONE)
    request.log.info('the client disconnected before its request was complete');
  if (isRefusedByRule(error)) {
    const { code, constraint, column } = error;
    request.log.error({ code, constraint, column }, 'a rule of the database refused a lead');
  }
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  if (answer.body.code) reply.header('proxy-status', `PostgREST; error=${answer.body.code}`);
  reply.code(answer.status).header('x-request-id', request.id);
  return answer;
}

/**
 * Whether a constraint refused a row. The page checks the same rules first, so form and database differ. Excludes a
 * retry of a stored lead.
 */
function isRefusedByRule(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') === true && !isStoredBefore(error);
}

function answerTo(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  // The body broke off. Its error looks like a network error of the database.
  if (error instanceof Error && error === request.raw.errored) return refusals.clientGone();
  return refusalOf(error) ?? refusalByFastify(error) ?? refusals.internal();
}

/** The answer to a failed query, or `null` for any other error. */
export function refusalOf(error: unknown): ApiError | null {
  const failure = failureOf(error);
  if (failure === 'away') return refusals.databaseAway();
  if (failure === 'busy') return refusals.poolExhausted();
  if (!(error instanceof pg.DatabaseError)) return null;
  const { code = '', message } = error;
  const status = SPEAKING[code];
  if (status) return new ApiError(status, code, message);
  if (code === NO_RIGHT) return refusals.notPermitted();
  // Class 22 are the data exceptions.
  return code.startsWith('22') ? new ApiError(400, code, 'an invalid value') : null;
}

function refusalByFastify(error: unknown): ApiError | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (status === PAYLOAD_TOO_LARGE) return refusals.bodyTooLarge();
  if (status === UNSUPPORTED_MEDIA_TYPE) return refusals.badRequest(400);
  return status >= 400 && status < 500 ? refusals.badRequest(status) : null;
}
