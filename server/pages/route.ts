import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page, Pages } from './load-pages.ts';
import { isFresh, variantFor } from './negotiate.ts';

/** The one route that all pages and their files have. */
export const PAGES = '/*';

/** `GET` and `HEAD` for the site. An address that has no file answers 404 with the site's own page. */
export async function pageRoutes(app: FastifyInstance, { pages }: { pages: Pages }): Promise<void> {
  app.get(PAGES, (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const page = pages.byPath.get(path);
    return page
      ? sendPage(page, request, reply)
      : sendPage(notFoundAt(path, pages), request, reply.code(404));
  });
}

/** The page for a path that is none, in the language that the path begins with. */
function notFoundAt(path: string, { byPath, notFound }: Pages): Page {
  const [, first = ''] = path.split('/');
  return byPath.get(`/${first}/404.html`) ?? notFound;
}

/** Sends a page of the build in the best encoding that the request allows, or says that the client has it. */
export function sendPage(page: Page, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { encoding, bytes, etag } = variantFor(page, headers['accept-encoding']);
  reply.headers(page.headers);
  if (reply.statusCode === 200) {
    reply.header('etag', etag);
    if (isFresh(etag, headers['if-none-match'])) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', page.contentType).send(bytes);
}
