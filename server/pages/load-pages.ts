import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { headersFor } from './headers-for.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The extension of what the build compressed with Brotli. */
const COMPRESSED = '.br';

/** Files of the build that only the server reads. Their names begin with `_`, like those that only static hosts read. */
export const HEADERS_FILE = '_headers.json';
export const FORM_RENDERER_FILE = '_form.mjs';
export const FORM_FILE = '_form.json';
const NOT_SERVED = /^\/_[a-z]+(\.json|\.mjs)?$/;
/** Names below it change with the content. */
export const HASHED = '/_astro/';
export const HASHED_CACHE_CONTROL = `public, max-age=${365 * 86_400}, immutable`;

/** A file of the site with its headers, and its bytes compressed with Brotli if the build did that. */
export type Page = {
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
  compressed: Buffer | undefined;
  etag: string;
};
/** Every file of the site by its address. No other file can be requested. */
export type Pages = { byPath: ReadonlyMap<string, Page>; notFound: Page };

/** Reads the built site in `directory` into memory. Throws an error if it or its headers are missing. */
export async function loadPages(directory: string): Promise<Pages> {
  const files = await readFiles(directory);
  const headersFile = files.get(`/${HEADERS_FILE}`);
  const ofEveryPage: Record<string, string> = JSON.parse(headersFile?.toString() ?? '{}');
  const byPath = new Map<string, Page>();
  for (const [path, bytes] of files) {
    if (NOT_SERVED.test(path) || path.endsWith(COMPRESSED)) continue;
    const contentType = contentTypeOf(path);
    const html = path.endsWith('.html') ? bytes.toString() : '';
    const page = {
      headers: {
        ...headersFor(contentType, ofEveryPage, html),
        'content-type': contentType,
        'cache-control': cachingOf(path),
        vary: 'Accept-Encoding',
      },
      bytes,
      compressed: files.get(path + COMPRESSED),
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    };
    for (const address of addressesOf(path)) byPath.set(address, page);
  }
  const notFound = byPath.get('/404.html');
  if (!byPath.has('/') || !notFound || !headersFile) {
    throw new Error(`There is no built site in ${directory}. Run \`npm run build\` first.`);
  }
  return { byPath, notFound };
}

/** The media type of a file, by its extension. */
export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
}

/** Every file below `directory`, by its path with a leading slash. Empty if the directory does not exist. */
export async function readFiles(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(
    async (path): Promise<[string, Buffer]> => [
      `/${relative(directory, path).split(sep).join('/')}`,
      await readFile(path),
    ],
  );
  return new Map(await Promise.all(files));
}

/** HTML is revalidated each time, but never `no-store`, which would disable the back/forward cache. */
function cachingOf(path: string): string {
  if (path.startsWith(HASHED)) return HASHED_CACHE_CONTROL;
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/** A page's addresses, with and without extension, as on static hosts. The first is canonical. */
function addressesOf(path: string): string[] {
  if (path === '/index.html') return ['/', path];
  // A language's home page: `/es/` is canonical, and `/es` works too.
  if (path.endsWith('/index.html'))
    return [path.slice(0, -'index.html'.length), path.slice(0, -'/index.html'.length), path];
  return path.endsWith('.html') && !path.endsWith('/404.html')
    ? [path.slice(0, -'.html'.length), path]
    : [path];
}
