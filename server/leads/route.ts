import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from '../http/api-error.ts';
import type { Rates } from '../limits/rates.ts';
import { readRows } from './rows.ts';
import { type LeadStore, storeWithin } from './store.ts';

/** The longest lead takes 90 KB when JSON escapes every character of it; a list may hold a few. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** Preferences of PostgREST that ask for more than an insert: to read rows back, or to change those that are there. */
const BEYOND_INSERT = /\b(return=(representation|headers-only)|resolution=)/;

type InsertRoute = { Body: string | undefined; Headers: { prefer?: string } };

/** `POST /leads` on the API `app`, as the page and supabase-js's `insert` send it. */
export function leadRoute(app: FastifyInstance, store: LeadStore, rates: Rates): void {
  const options = {
    bodyLimit: BODY_LIMIT_BYTES,
    // The first row counts before the body is read: a flood that is refused costs nothing more.
    onRequest: ({ ip }: FastifyRequest) => rates.arrive(ip, 1),
  };
  app.post<InsertRoute>('/leads', options, async ({ body, headers: { prefer = '' }, ip }, reply) => {
    const sent = readRows(body);
    if (BEYOND_INSERT.test(prefer)) throw refusals.notPermitted();
    await storeWithin(rates, ip, sent, store);
    // supabase-js reads how many there are, if it asks for a count.
    return reply.code(201).header('content-range', `*/${sent.rows.length}`).send();
  });
}
