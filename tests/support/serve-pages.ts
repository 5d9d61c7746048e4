import Fastify from 'fastify';
import { loadPages } from '../../server/pages/load-pages.ts';
import { pageRoutes } from '../../server/pages/route.ts';
import type { SiteServer } from './site-server.ts';

/** Serves the built site in `directory` like the server, without the API, by default on a free port. */
export async function servePages(directory: string, port = 0): Promise<SiteServer> {
  // Browsers open connections in advance, and closing would wait for their first request.
  const app = Fastify({ forceCloseConnections: true });
  await app.register(pageRoutes, { pages: await loadPages(directory) });
  const address = await app.listen({ host: '127.0.0.1', port });
  return { address, stop: () => app.close() };
}
