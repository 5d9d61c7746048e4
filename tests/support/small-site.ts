import type { Page, Pages } from '../../server/pages/load-pages.ts';

/** A site of one page, for tests of what stands beside it. */
export const SMALL_SITE: Pages = {
  byPath: new Map([['/', pageWith('<h1>Home</h1>')]]),
  notFound: pageWith('<h1>404</h1>'),
};

function pageWith(html: string): Page {
  const variant = { encoding: 'identity' as const, bytes: Buffer.from(html), etag: '"small"' };
  return { contentType: 'text/html; charset=utf-8', headers: {}, variants: [variant] };
}
