import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page, Pages } from './load-pages.ts';

/** The route of all pages and files. */
export const PAGES = '/*';

/** `GET` and `HEAD` for the site. An unknown address gets the site's 404 page. */
export async function pageRoutes(app: FastifyInstance, { pages }: { pages: Pages }): Promise<void> {
  app.get(PAGES, (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const page = pages.byPath.get(path);
    return page
      ? sendPage(page, request, reply)
      : sendPage(notFoundAt(path, pages), request, reply.code(404));
  });
}

/** The 404 page for a path, in the path's language. */
function notFoundAt(path: string, { byPath, notFound }: Pages): Page {
  const [, first = ''] = path.split('/');
  return byPath.get(`/${first}/404.html`) ?? notFound;
}

/** Sends a built page, compressed if the request accepts it, or 304. */
export function sendPage(page: Page, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers);
  if (reply.statusCode === 200) {
    reply.header('etag', page.etag);
    // A proxy may add other tags, and removes the mark of a weak one.
    if (headers['if-none-match']?.includes(page.etag.replace('W/', ''))) return reply.code(304).send();
  }
  if (!page.compressed || !accepts(headers['accept-encoding'] ?? '', 'br')) return reply.send(page.bytes);
  return reply.header('content-encoding', 'br').send(page.compressed);
}

/** Whether an `Accept-Encoding` header names `encoding`. Browsers and proxies leave out what they refuse. */
export function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(/[\s,;]+/).includes(encoding);
}
