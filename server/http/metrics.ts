import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { isFormPath } from '../../lead/form-page.ts';
import type { Database } from '../database/database.ts';
import type { LeadStore } from '../leads/store.ts';
import { API_PREFIX } from './api.ts';

/** What the alerts of `docs/operations.md` ask for. No label holds anything that a client chose. */
export type Metrics = ReturnType<typeof openMetrics>;

/** Opens the counts, all at zero, and looks at the outbox in `database` whenever they are read. */
export function openMetrics(database: Database) {
  const registry = new Registry();
  const registers = [registry];
  watchOutbox(registry, database);
  const refused = new Counter({
    name: 'lead_inserts_refused_total',
    help: 'Requests to store leads that were refused, by the status and the code of the answer.',
    labelNames: ['status', 'code'] as const,
    registers,
  });
  return {
    /** Everything as Prometheus reads it. */
    registry,
    stored: new Counter({ name: 'leads_stored_total', help: 'Leads committed.', registers }),
    marked: new Counter({
      name: 'lead_rate_limit_marked_total',
      help: 'Leads stored as spam because more came than the limit for all.',
      registers,
    }),
    /** Counts the leads that `app` refuses, and those that wait in its `store`. */
    watch(app: FastifyInstance, store: LeadStore) {
      new Gauge({
        name: 'lead_inserts_waiting',
        help: 'Requests that wait for their turn to be stored.',
        registers,
        collect() {
          this.set(store.waiting());
        },
      });
      app.addHook('onResponse', async ({ method, routeOptions: { url = '' } }, reply) => {
        const isForLeads = method === 'POST' && (url === `${API_PREFIX}/leads` || isFormPath(url));
        if (isForLeads && reply.statusCode >= 400)
          refused.inc({ status: reply.statusCode, code: codeOf(reply) });
      });
    },
  };
}

/**
 * Serves `registry` at `/metrics` and nothing else, on a port of its own: what is not on the public port cannot be
 * opened to the public by a wrong route.
 */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  await app.listen({ host, port });
  return app;
}

/** PostgREST's code, which the answer names in a header too. */
function codeOf(reply: FastifyReply): string {
  const [, code = ''] = /error=(\w+)$/.exec(String(reply.getHeader('proxy-status'))) ?? [];
  return code;
}

/** Each half is read from an index of its own: what was sent is never looked at. */
const DEPTH = `
  select channel, state, count(*)::int as value from server.deliveries
  where state in ('waiting', 'sending') group by channel, state
  union all
  select channel, state, count(*)::int from server.deliveries
  where state = 'failed' group by channel, state`;
/** Of what the workers send: not what somebody has called spam, nor what is for a channel that is gone. */
const AGE = `
  select channel, extract(epoch from now() - min(deliveries.created_at))::float8 as value
  from server.deliveries join server.channels on channels.name = channel
  join public.leads on leads.id = lead_id
  where state in ('waiting', 'sending') and leads.status <> 'spam' group by channel`;

type Figure = { value: number; [label: string]: string | number };

/** Adds to `registry` what the outbox in `database` holds each time it is read. All servers on one database show the same. */
function watchOutbox(registry: Registry, database: Database): void {
  const figures = [
    {
      name: 'outbox_deliveries',
      help: 'Deliveries of leads that are waiting, on their way, or given up.',
      labelNames: ['channel', 'state'],
      text: DEPTH,
    },
    {
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest delivery that is to be sent. Missing if there is none.',
      labelNames: ['channel'],
      text: AGE,
    },
  ];
  for (const { text, ...gauge } of figures) {
    new Gauge({
      ...gauge,
      registers: [registry],
      async collect() {
        this.reset();
        // While the database is away its figures are missing, and all others still come.
        const rows = await database.query<Figure>({ text }).catch(() => []);
        for (const { value, ...labels } of rows) this.set(labels, value);
      },
    });
  }
}
