import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { CONFIRMATION_FILE } from '../delivery/confirmation.ts';
import { HEADERS_FILE, headersAt, parseRules } from './headers-file.ts';
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

/** The encodings that the build writes beside a file, best first. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The files of the build that render the form's page (`server/form-page/`). */
export const FORM_RENDERER_FILE = '_form.mjs';
export const FORM_FILE = '_form.json';
/** Files of the build that only the server reads. */
const NOT_SERVED = [HEADERS_FILE, CONFIRMATION_FILE, FORM_RENDERER_FILE, FORM_FILE].map((name) => `/${name}`);

export type Encoding = (typeof ENCODINGS)[number]['encoding'] | 'identity';

/** One encoding of a file. */
export type Variant = { encoding: Encoding; bytes: Buffer; etag: string };
/** A file of the site with its headers. The last of `variants` is not compressed. */
export type Page = {
  contentType: string;
  headers: Readonly<Record<string, string>>;
  variants: readonly Variant[];
};
/** Every file of the site by its address. No other file can be requested. */
export type Pages = { byPath: ReadonlyMap<string, Page>; notFound: Page };

/** Reads the built site in `directory` into memory. Throws an error if it or its headers are missing. */
export async function loadPages(directory: string): Promise<Pages> {
  const files = await readFiles(directory);
  const headersFile = files.get(`/${HEADERS_FILE}`);
  const rules = parseRules(headersFile?.toString() ?? '');
  const byPath = new Map<string, Page>();
  for (const [path, bytes] of files) {
    if (NOT_SERVED.includes(path) || isCompressed(path, files)) continue;
    const file = { contentType: contentTypeOf(path), variants: variantsOf(path, bytes, files) };
    const html = path.endsWith('.html') ? bytes.toString() : '';
    for (const address of addressesOf(path)) {
      const headers = { ...defaultHeaders(path), ...headersAt(address, rules) };
      byPath.set(address, { ...file, headers: headersFor(file.contentType, headers, html) });
    }
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

function isCompressed(path: string, files: ReadonlyMap<string, Buffer>): boolean {
  return ENCODINGS.some(({ ending }) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)));
}

function variantsOf(path: string, bytes: Buffer, files: ReadonlyMap<string, Buffer>): Variant[] {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const variants: Variant[] = [{ encoding: 'identity', bytes, etag: `"${hash}"` }];
  for (const { encoding, ending } of ENCODINGS.toReversed()) {
    const compressed = files.get(path + ending);
    if (compressed) variants.unshift({ encoding, bytes: compressed, etag: `"${hash}-${encoding}"` });
  }
  return variants;
}

/** HTML is revalidated each time, but never `no-store`, which would disable the back/forward cache. */
function defaultHeaders(path: string): Record<string, string> {
  return {
    'cache-control': path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600',
    vary: 'Accept-Encoding',
  };
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
