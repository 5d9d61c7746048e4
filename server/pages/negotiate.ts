import type { Page, Variant } from './load-pages.ts';

/** The best variant of `page` that an `Accept-Encoding` header allows; the plain one where it allows none. */
export function variantFor(page: Page, acceptEncoding = ''): Variant {
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
export function isFresh(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((sent) => {
    const tag = sent.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
