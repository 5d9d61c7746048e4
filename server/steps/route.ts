import type { FastifyInstance } from 'fastify';
import { refusals } from '../http/api-error.ts';
import { type InsertHeaders, type InsertQuery, readInsertRequest } from '../leads/request.ts';
import { readRows } from '../leads/rules.ts';
import { networkOf } from '../limits/network-of.ts';
import type { StepCounter } from './count-steps.ts';

const BODY_LIMIT_BYTES = 32 * 1024;

type CountRoute = {
  Body: string | undefined;
  Headers: InsertHeaders & { 'sec-gpc'?: string; dnt?: string };
  Querystring: InsertQuery;
};

/** `POST /rpc/count_steps` on `app`, the way PostgREST answers it. What it takes is counted within seconds, if there is time. */
export function countStepsRoute(app: FastifyInstance, counter: StepCounter): void {
  app.post<CountRoute>('/rpc/count_steps', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const { headers, query } = request;
    const { columns, rows } = readRows(request.body || '{}', readInsertRequest(headers, query), null);
    const [given] = rows;
    if (rows.length !== 1 || columns.join() !== 'steps')
      throw refusals.unknownFunction('count_steps', columns, true);
    const asksNotToBeCounted = headers['sec-gpc'] === '1' || headers.dnt === '1';
    if (!asksNotToBeCounted) counter.count(given?.steps, networkOf(request.ip));
    return reply.code(204).send();
  });
}
