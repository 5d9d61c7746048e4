import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../errors.ts';
import { checkKey } from './key.ts';
import { refuseOthers } from './refuse-others.ts';
import { type InsertHeaders, type InsertQuery, readInsertRequest } from './request.ts';
import { readRows } from './rules.ts';
import type { LeadStore } from './store.ts';

/** The longest lead takes 90 KB when JSON escapes every character of it; a list may hold a few. */
export const BODY_LIMIT_BYTES = 256 * 1024;
export const RATE_LIMIT_WINDOW_MS = 60_000;

export type LeadRouteOptions = {
  store: LeadStore;
  /** The public key that a request has to carry. */
  key: string;
  /** Inserts a minute from one address; `null` for no limit. */
  limit: number | null;
};

type InsertRoute = { Body: string | undefined; Headers: InsertHeaders; Querystring: InsertQuery };

/** `POST /leads` the way PostgREST answers it, and PostgREST's refusals for everything beside it. */
export async function leadRoutes(
  app: FastifyInstance,
  { store, key, limit }: LeadRouteOptions,
): Promise<void> {
  app.addHook('onRequest', checkKey(key));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  refuseOthers(app);

  if (limit !== null) await limitRate(app, limit);
  app.post<InsertRoute>('/leads', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const asked = readInsertRequest(request.headers, request.query);
    const sent = readRows(request.body ?? '', asked, store.columns);
    if (asked.beyondInsert) throw refusals.notPermitted();
    await store.insert(sent);
    if (asked.applied) reply.header('preference-applied', asked.applied);
    return reply.code(201).send();
  });
}

async function limitRate(app: FastifyInstance, limit: number): Promise<void> {
  await app.register(rateLimit, {
    max: limit,
    timeWindow: RATE_LIMIT_WINDOW_MS,
    errorResponseBuilder: refusals.tooManyRequests,
  });
}
