import type { FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { isStoredBefore } from '../leads/store.ts';
import { ApiError, refusals } from './api-error.ts';
import { API_HEADERS } from './api-headers.ts';
import { refusalOf } from './refusal-of.ts';

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';
const PAYLOAD_TOO_LARGE = 413;
/** nginx's status for it. */
const CLIENT_GONE = 499;
const BAD_MEDIA_TYPE = ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_ERR_CTP_INVALID_CONTENT_TYPE'];

/**
 * The one place where an error becomes an answer: what the client did wrong is
 * said, what broke here is logged. The request's id, which every line of the log
 * about it has, stands in a header: the body has PostgREST's four keys alone.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = refuse(error, request, reply);
  return reply
    .headers(API_HEADERS)
    .headers(answer.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer.body));
}

/** What an error is answered with. Logs what broke here, and gives `reply` the status and the request's id. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
  const answer = answerTo(error, request);
  // Fastify would close the connection, which resets it while the client still sends: the answer may be lost.
  if (answer.status === PAYLOAD_TOO_LARGE) reply.removeHeader('connection');
  // No answer follows, so no line about it either.
  if (answer.status === CLIENT_GONE) request.log.info('the client went away before its request was complete');
  if (isRefusedByRule(error)) {
    const { code, constraint, column } = error;
    request.log.error({ code, constraint, column }, 'a rule of the database refused a lead');
  }
  if (answer.status >= 500) request.log.error({ err: causeOf(error) }, 'request failed');
  if (answer.body.code) reply.header('proxy-status', `PostgREST; error=${answer.body.code}`);
  reply.code(answer.status).header('x-request-id', request.id);
  return answer;
}

/**
 * Whether a constraint refused a row. The page checks the same rules first, so this means that form and database
 * differ. Two sends of one lead are no fault.
 */
function isRefusedByRule(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') === true && !isStoredBefore(error);
}

/** What a refusal of ours was made from says more to the reader of the log. */
function causeOf(error: unknown): unknown {
  return error instanceof ApiError && error.cause !== undefined ? error.cause : error;
}

function answerTo(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  // The body broke off. Its error looks like that of a network to the database.
  if (error instanceof Error && error === request.raw.errored) return refusals.clientGone();
  return refusalOf(error) ?? refusalByFastify(error, request) ?? refusals.internal();
}

function refusalByFastify(error: unknown, request: FastifyRequest): ApiError | null {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return null;
  if (error.code === TOO_LARGE) return refusals.bodyTooLarge();
  if (BAD_MEDIA_TYPE.includes(String(error.code))) {
    return refusals.contentType(request.headers['content-type'] ?? '');
  }
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? refusals.badRequest(status) : null;
}
