import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { StartError } from '../start-error.ts';
import { contentTypeOf } from './content-types.ts';

/** The encodings that the build writes beside a file, best first, and their endings. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['encoding'] | 'identity';

/** One form of a file: its bytes as they are sent. */
export type Variant = { encoding: Encoding; bytes: Buffer; etag: string };
/** A file of the site. `variants` ends with the plain one. */
export type Page = { contentType: string; cacheControl: string; variants: readonly Variant[] };
/** Every file of the site by the path of its address: what is not in here cannot be asked for. */
export type Pages = { byPath: ReadonlyMap<string, Page>; notFound: Page };

/** Reads the built site in `directory` into memory. Throws a `StartError` where there is none. */
export async function loadPages(directory: string): Promise<Pages> {
  const files = await readFiles(directory);
  const byPath = new Map<string, Page>();
  for (const [path, bytes] of files) {
    if (isCompressed(path, files)) continue;
    const page = pageFrom(path, bytes, files);
    for (const address of addressesOf(path)) byPath.set(address, page);
  }
  const notFound = byPath.get('/404.html');
  if (!byPath.has('/') || !notFound) {
    throw new StartError(`There is no built site in ${directory}. Run \`npm run build\` first.`);
  }
  return { byPath, notFound };
}

async function readFiles(directory: string): Promise<Map<string, Buffer>> {
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

function pageFrom(path: string, bytes: Buffer, files: ReadonlyMap<string, Buffer>): Page {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const variants: Variant[] = [{ encoding: 'identity', bytes, etag: `"${hash}"` }];
  for (const { encoding, ending } of ENCODINGS.toReversed()) {
    const compressed = files.get(path + ending);
    if (compressed) variants.unshift({ encoding, bytes: compressed, etag: `"${hash}-${encoding}"` });
  }
  return { contentType: contentTypeOf(path), cacheControl: cacheControlOf(path), variants };
}

/** Names below `/_astro/` hold a hash of their content. HTML is asked for again each time, and never `no-store`: that would cost the back/forward cache. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

function addressesOf(path: string): string[] {
  return path === '/index.html' ? ['/', path] : [path];
}
