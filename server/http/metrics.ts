import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { isFormPath } from '../../lead/form-page.ts';
import type { Query } from '../database/query.ts';
import { API_PREFIX } from './api.ts';

/** The metrics for the alerts in `docs/operations.md`. Labels contain nothing that a client chose. */
export type Metrics = ReturnType<typeof openMetrics>;

const FAILED = `
  select channel, count(*)::int as value from server.deliveries where state = 'failed' group by channel`;
/** Only deliveries that workers send: not spam, and not for a channel that is not configured. */
const AGE = `
  select channel, extract(epoch from now() - min(deliveries.created_at))::float8 as value
  from server.deliveries join server.channels on channels.name = channel
  join public.leads on leads.id = lead_id
  where state in ('waiting', 'sending') and leads.status <> 'spam' group by channel`;

/** Creates the metrics. Reads the outbox through `query` whenever they are collected. */
export function openMetrics(query: Query) {
  const registry = new Registry();
  const registers = [registry];
  watchOutbox('outbox_failed', 'Deliveries that the server gave up on.', FAILED);
  watchOutbox('outbox_oldest_seconds', 'Age of the oldest delivery still to be sent, if any.', AGE);
  const refused = new Counter({
    name: 'lead_inserts_refused_total',
    help: 'Refused requests to store leads, by status and code.',
    labelNames: ['status', 'code'] as const,
    registers,
  });

  function watchOutbox(name: string, help: string, text: string): void {
    new Gauge({
      name,
      help,
      labelNames: ['channel'],
      registers,
      async collect() {
        this.reset();
        // If the database is down, only these metrics are missing.
        const rows = await query<{ channel: string; value: number }>({ text }).catch(() => []);
        for (const { channel, value } of rows) this.set({ channel }, value);
      },
    });
  }

  return {
    /** All metrics, for Prometheus. */
    registry,
    stored: new Counter({ name: 'leads_stored_total', help: 'Leads committed.', registers }),
    marked: new Counter({
      name: 'lead_rate_limit_marked_total',
      help: 'Leads stored as spam because RATE_LIMIT_TOTAL was exceeded.',
      registers,
    }),
    /** Counts the requests that `app` refuses. */
    watch(app: FastifyInstance) {
      app.addHook('onResponse', async ({ method, routeOptions: { url = '' } }, reply) => {
        const isForLeads = method === 'POST' && (url === `${API_PREFIX}/leads` || isFormPath(url));
        if (isForLeads && reply.statusCode >= 400)
          refused.inc({ status: reply.statusCode, code: codeOf(reply) });
      });
    },
  };
}

/**
 * Serves only `/metrics`, on a separate port, so that a wrong route cannot expose it on the public port.
 */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  await app.listen({ host, port });
  return app;
}

/** PostgREST's code, from the answer's header. */
function codeOf(reply: FastifyReply): string {
  const [, code = ''] = /error=(\w+)$/.exec(String(reply.getHeader('proxy-status'))) ?? [];
  return code;
}
