import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { type InsertObserver, MAX_ROWS } from '../leads/gather-inserts.ts';
import type { ConnectionObserver } from '../limits/connections.ts';
import type { Limit } from '../limits/rates.ts';
import { routeOf } from './route-of.ts';
import { watchOutbox } from './watch-outbox.ts';
import { watchStandby } from './watch-standby.ts';

/** From a page out of memory to the longest wait that a lead is given. */
const DURATION_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ROW_BUCKETS = [1, 2, 4, 8, 16, 32, MAX_ROWS];
const MS_PER_SECOND = 1000;

/** What a server counts of itself. No label holds anything that a client chose. */
export type Metrics = {
  /** Counts the answers of `app`. */
  watch(app: FastifyInstance): void;
  inserts: InsertObserver;
  connections: ConnectionObserver;
  /** Counts a lead that came too soon after others. */
  refusedBy(limit: Limit): void;
  /** Counts leads that were stored as spam because too many came. */
  markedAsSpam(rows: number): void;
  /** Everything as Prometheus reads it. */
  registry: Registry;
};

/** Opens the counts, all at zero, and looks at the outbox in `database` whenever they are read. The process itself is watched too: memory, garbage collection, delay of the event loop. */
export function openMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  watchOutbox(registry, database);
  watchStandby(registry, database);
  let waitingNow = 0;
  let openNow = 0;

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['route'] as const,
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const stored = new Counter({ name: 'leads_stored_total', help: 'Leads committed.', registers });
  const refused = new Counter({
    name: 'lead_inserts_refused_total',
    help: 'Requests to store leads that were refused, by the code that the client read, or the status where it read none.',
    labelNames: ['code'] as const,
    registers,
  });
  const limited = new Counter({
    name: 'lead_rate_limit_refusals_total',
    help: 'Requests to store leads that a rate limit refused: that of one sender, or that of all.',
    labelNames: ['limit'] as const,
    registers,
  });
  const marked = new Counter({
    name: 'lead_rate_limit_marked_total',
    help: 'Leads stored as spam because more came than the limit for all.',
    registers,
  });
  const batches = new Histogram({
    name: 'lead_insert_batch_rows',
    help: 'Rows of each statement that was committed.',
    buckets: ROW_BUCKETS,
    registers,
  });
  new Gauge({
    name: 'lead_inserts_waiting',
    help: 'Requests that wait for their turn to be stored.',
    registers,
    collect() {
      this.set(waitingNow);
    },
  });
  new Gauge({
    name: 'http_connections_open',
    help: 'Connections of visitors and proxies that are open.',
    registers,
    collect() {
      this.set(openNow);
    },
  });
  const ended = new Counter({
    name: 'http_connections_ended_total',
    help: 'Connections that the server ended to protect itself, by the reason.',
    labelNames: ['reason'] as const,
    registers,
  });

  const missing = new Gauge({
    name: 'leads_missing',
    help: 'Leads that were noted before and are not there; NaN where they cannot be counted. Embedded database.',
    registers,
  });
  missing.set(database.missing ?? Number.NaN);

  return {
    registry,
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions, url }, reply) => {
        const route = routeOf(routeOptions.url, url);
        requests.inc({ method, route, status: reply.statusCode });
        durations.observe({ route }, reply.elapsedTime / MS_PER_SECOND);
        if (route === 'leads' && reply.statusCode >= 400) refused.inc({ code: codeOf(reply) });
      });
    },
    inserts: {
      waiting(count) {
        waitingNow = count;
      },
      stored(rows) {
        stored.inc(rows);
        batches.observe(rows);
      },
    },
    connections: {
      open(count) {
        openNow = count;
      },
      ended(reason) {
        ended.inc({ reason });
      },
    },
    refusedBy(limit) {
      limited.inc({ limit });
    },
    markedAsSpam(rows) {
      marked.inc(rows);
    },
  };
}

/** PostgREST's code, which the answer names in a header too. */
function codeOf(reply: FastifyReply): string {
  const [, code] = /error=(\w+)$/.exec(String(reply.getHeader('proxy-status'))) ?? [];
  return code ?? String(reply.statusCode);
}
