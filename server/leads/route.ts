import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from '../http/api-error.ts';
import type { Rates } from '../limits/rates.ts';
import { readRows } from './rows.ts';
import { type LeadStore, storeWithin } from './store.ts';

/** The longest lead takes 90 KB if JSON escapes every character. A list may hold a few. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** PostgREST preferences that read or change rows. */
const BEYOND_INSERT = /\b(return=(representation|headers-only)|resolution=)/;

type InsertRoute = { Body: string | undefined; Headers: { prefer?: string } };

/** `POST /leads`, as the page and supabase-js's `insert` send it. */
export function leadRoute(app: FastifyInstance, store: LeadStore, rates: Rates): void {
  const options = {
    bodyLimit: BODY_LIMIT_BYTES,
    // Counts one row before the body is read, so that refusing a flood is cheap.
    onRequest: ({ ip }: FastifyRequest) => rates.arrive(ip, 1),
  };
  app.post<InsertRoute>('/leads', options, async ({ body, headers: { prefer = '' }, ip }, reply) => {
    const sent = readRows(body);
    if (BEYOND_INSERT.test(prefer)) throw refusals.notPermitted();
    await storeWithin(rates, ip, sent, store);
    // supabase-js reads the count from this header.
    return reply.code(201).header('content-range', `*/${sent.rows.length}`).send();
  });
}
