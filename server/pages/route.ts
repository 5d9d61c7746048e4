import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page, Pages, Variant } from './load-pages.ts';

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

/** The best variant of `page` that an `Accept-Encoding` header allows; the plain one where it allows none. */
function variantFor(page: Page, acceptEncoding = ''): Variant {
  const variant = page.variants.find(
    ({ encoding }) => encoding === 'identity' || accepts(acceptEncoding, encoding),
  );
  if (!variant) throw new Error('A page was loaded without its plain form.');
  return variant;
}

/** Whether an `Accept-Encoding` header allows `encoding`. */
export function accepts(acceptEncoding: string, encoding: string): boolean {
  const accepted = acceptedIn(acceptEncoding);
  return accepted.get(encoding) ?? accepted.get('*') ?? false;
}

/** Each encoding that the header names, and whether it is wanted: `q=0` says it is not. */
function acceptedIn(header: string): Map<string, boolean> {
  const wishes = header.toLowerCase().split(',');
  return new Map(
    wishes.map((wish) => {
      const [name = '', ...parameters] = wish.split(';').map((part) => part.trim());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
}

/** Whether an `If-None-Match` header says that the client has `etag`. A proxy may have marked it as weak. */
function isFresh(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((sent) => {
    const tag = sent.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
