import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Environment } from '../environment.ts';
import { answerError } from './answer-error.ts';
import { API_HEADERS } from './api-headers.ts';
import type { Database } from './database/database.ts';
import { endConnectionsOnClose } from './end-connections.ts';
import { refusals } from './errors.ts';
import { leadRoutes } from './leads/route.ts';
import { openLeadStore } from './leads/store.ts';
import { type LogTarget, logTo } from './log.ts';
import type { Pages } from './pages/load-pages.ts';
import { pageRoutes } from './pages/route.ts';

/** Where the leads' interface stands. The page is told in `PUBLIC_LEADS_URL`. */
export const API_PREFIX = '/rest/v1';

export type AppOptions = Pick<Environment, 'PUBLIC_LEADS_KEY' | 'RATE_LIMIT'> & {
  /** The built site, or `null` for the API alone. */
  pages: Pages | null;
  log: LogTarget;
};

/** The server over an open `database`, ready to listen or to be called with `inject`. It leaves the database open. */
export async function build(database: Database, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logTo(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A proxy on this machine says who its client is; nobody else is believed.
    trustProxy: 'loopback',
    // What no route can be found for is answered before any hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(API_HEADERS)),
    return503OnClosing: false,
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw refusals.unknownPath();
  });
  endConnectionsOnClose(app);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(API_HEADERS));
  logResponses(app);

  app.get('/healthz', async () => {
    await database.query({ text: 'select 1' });
    return { status: 'ok' };
  });
  await app.register(leadRoutes, {
    prefix: API_PREFIX,
    store: await openLeadStore(database),
    key: options.PUBLIC_LEADS_KEY,
    limit: options.RATE_LIMIT,
  });
  if (options.pages) await app.register(pageRoutes, { pages: options.pages });
  return app;
}

/** One line a request: the path without its query, and neither address nor headers. */
function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, url }, { elapsedTime, statusCode }) => {
    const [path] = url.split('?');
    log.info({ method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}
