import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from '../http/api-error.ts';
import { checkKey } from '../http/key.ts';
import { shareWithOrigins } from '../http/share-with-origins.ts';
import type { Rates } from '../limits/rates.ts';
import type { StepCounter } from '../steps/count-steps.ts';
import { countStepsRoute } from '../steps/route.ts';
import { refuseOthers } from './refuse-others.ts';
import { type InsertHeaders, type InsertQuery, readInsertRequest } from './request.ts';
import { readRows } from './rules.ts';
import { type LeadStore, storeWithin } from './store.ts';

/** The longest lead takes 90 KB when JSON escapes every character of it; a list may hold a few. */
export const BODY_LIMIT_BYTES = 256 * 1024;

export type LeadRouteOptions = {
  store: LeadStore;
  /** The public key that a request has to carry. */
  key: string;
  rates: Rates;
  /** The origins beside our own whose pages may post. */
  origins: readonly string[];
  steps: StepCounter;
};

type InsertRoute = { Body: string | undefined; Headers: InsertHeaders; Querystring: InsertQuery };

/** `POST /leads` and `POST /rpc/count_steps` the way PostgREST answers them, and PostgREST's refusals for everything beside it. */
export async function leadRoutes(
  app: FastifyInstance,
  { store, key, rates, origins, steps }: LeadRouteOptions,
): Promise<void> {
  await shareWithOrigins(app, origins);
  app.addHook('onRequest', checkKey(key));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  refuseOthers(app);
  countStepsRoute(app, steps);

  const options = {
    bodyLimit: BODY_LIMIT_BYTES,
    // The first row counts before the body is read: a flood that is refused costs nothing more.
    onRequest: ({ ip }: FastifyRequest) => rates.arrive(ip, 1),
  };
  app.post<InsertRoute>('/leads', options, async (request, reply) => {
    const asked = readInsertRequest(request.headers, request.query);
    const sent = readRows(request.body ?? '', asked, store.columns);
    if (asked.beyondInsert) throw refusals.notPermitted();
    await storeWithin(rates, request.ip, sent, store);
    reply.header('content-range', `*/${asked.isCounted ? sent.rows.length : '*'}`);
    if (asked.applied) reply.header('preference-applied', asked.applied);
    return reply.code(201).send();
  });
}
