import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page, Pages, Variant } from './load-pages.ts';

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

/** Sends a built page in the best encoding that the request accepts, or 304. */
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

/** The best variant of `page` that an `Accept-Encoding` header allows; uncompressed by default. */
function variantFor(page: Page, acceptEncoding = ''): Variant {
  const variant = page.variants.find(
    ({ encoding }) => encoding === 'identity' || accepts(acceptEncoding, encoding),
  );
  if (!variant) throw new Error('A page has no uncompressed variant.');
  return variant;
}

/** Whether an `Accept-Encoding` header names `encoding`. Browsers and proxies leave out what they refuse. */
export function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(/[\s,;]+/).includes(encoding);
}

/** Whether an `If-None-Match` header contains `etag`, which a proxy may have marked as weak. */
function isFresh(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((sent) => {
    const tag = sent.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
