import { randomUUID } from 'node:crypto';
import { compile } from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { isFormPath } from '../lead/form-page.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { FormPage } from './form-page/form-pages.ts';
import { formPageRoutes } from './form-page/route.ts';
import { answerError } from './http/answer-error.ts';
import { API_HEADERS, API_PREFIX, openApi } from './http/api.ts';
import { refusals } from './http/api-error.ts';
import { openHealth } from './http/health.ts';
import { type LogTarget, logResponses, logTo, warnOfProxy } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import { leadRoute } from './leads/route.ts';
import { openLeadStore } from './leads/store.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  type Connections,
  limitConnections,
} from './limits/connections.ts';
import { withoutPort } from './limits/network-of.ts';
import { openRates } from './limits/rates.ts';
import type { Pages } from './pages/load-pages.ts';
import { PAGES, pageRoutes } from './pages/route.ts';
import { countStepsRoute, gatherSteps } from './steps/count-steps.ts';

const FLOOD = 'RATE_LIMIT_TOTAL is exceeded: these leads are stored with the status spam. Review them later.';

/** Routes that answer with the built site's headers. */
const isOfSite = (pattern = '') => pattern === PAGES || isFormPath(pattern);

type Settings = Pick<
  Environment,
  'PUBLIC_LEADS_KEY' | 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL' | 'TRUSTED_PROXIES' | 'ALLOWED_ORIGINS'
>;

export type AppOptions = Settings & {
  /** The built site, or `null` for only the API. */
  pages: Pages | null;
  /** The form's page in each language. */
  formPages?: readonly FormPage[] | undefined;
  log: LogTarget;
  metrics?: Metrics | undefined;
  connections?: ConnectionLimits;
  /** Called with the number of stored leads, before the answer is sent. */
  onStored?: (rows: number) => void;
};

/** Builds the server on an open `database`, for `listen` or `inject`. Does not close the database. */
export async function build(database: Database, options: AppOptions): Promise<FastifyInstance> {
  const isProxy = compile(options.TRUSTED_PROXIES);
  const connections = limitConnections(options.connections ?? CONNECTION_LIMITS, (address) =>
    isProxy(address, 0),
  );
  const app = Fastify({
    serverFactory: connections.serve,
    // A full address as target, which only proxies use, may hold a password that the log would show.
    rewriteUrl: ({ url = '' }) => (url.startsWith('/') ? url : '/'),
    logger: logTo(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (entry: string, hop: number) => isProxy(withoutPort(entry), hop),
    // Requests without a route are answered before any hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    return503OnClosing: false,
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw refusals.unknownPath();
  });
  endOnClose(app, connections);
  app.addHook('onRequest', async ({ headers, raw, routeOptions }, reply) => {
    if (!isOfSite(routeOptions.url)) reply.headers(API_HEADERS);
    // Its chunks may be one byte each, which costs far more to read than to send.
    if (headers['transfer-encoding'] !== undefined) throw refusals.lengthRequired();
    if (headers.host === undefined && raw.httpVersion === '1.1') throw refusals.badRequest(400);
  });
  logResponses(app, isOfSite);
  if (options.TRUSTED_PROXIES.length === 0) warnOfProxy(app);

  app.get('/healthz', openHealth(database));
  const steps = gatherSteps((json) =>
    database.query({ text: 'select public.count_steps($1)', values: [json] }),
  );
  app.addHook('onClose', () => steps.close());
  const store = await openLeadStore(database, options.onStored);
  options.metrics?.watch(app);
  const rates = openRates(options, (rows) => {
    options.metrics?.marked.inc(rows);
    app.log.warn({ rows, RATE_LIMIT_TOTAL: options.RATE_LIMIT_TOTAL }, FLOOD);
  });
  await app.register(
    async (api) => {
      await openApi(api, options.PUBLIC_LEADS_KEY, options.ALLOWED_ORIGINS);
      leadRoute(api, store, rates);
      countStepsRoute(api, steps.count);
    },
    { prefix: API_PREFIX },
  );
  const { pages, formPages = [] } = options;
  if (pages) await app.register(pageRoutes, { pages });
  for (const page of formPages) await app.register(formPageRoutes, { page, pages, store, rates });
  return app;
}

/**
 * Closes idle connections when `app` closes. Fastify handles later requests, but waits for busy connections
 * and for those that have sent nothing yet.
 */
function endOnClose(app: FastifyInstance, connections: Connections): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    connections.endIdle();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
