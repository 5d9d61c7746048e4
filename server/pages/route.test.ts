import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPages } from './load-pages.ts';
import { pageRoutes } from './route.ts';

const HOME = `<!doctype html><title>Home</title>${'<p>Experts</p>'.repeat(100)}`;
const STYLE = '/_astro/index.4fQx.css';
const FILES: Readonly<Record<string, string | Buffer>> = {
  '/index.html': HOME,
  '/index.html.br': brotliCompressSync(HOME),
  '/404.html': '<title>404</title>',
  '/es/index.html': '<html lang="es">',
  '/es/404.html': '<html lang="es"><title>404</title>',
  [STYLE]: 'p{}',
  '/favicon.svg': '<svg/>',
  '/_headers': '/*',
  '/_headers.json': '{ "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" }',
};

describe('the site', () => {
  let directory: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'leads-pages-'));
    for (const [path, content] of Object.entries(FILES)) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), content);
    }
    app = Fastify();
    await app.register(pageRoutes, { pages: await loadPages(directory) });
  });
  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0.5', 'br', brotliDecompressSync],
    ['gzip, deflate', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('answers Accept-Encoding "%s" with %s', async (accept, encoding, decode) => {
    const answer = await get('/', { 'accept-encoding': accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(decode(answer.rawPayload).toString()).toBe(HOME);
  });

  it('answers 304 to a client that has the page', async () => {
    const { etag } = (await get('/')).headers;
    const unchanged = await get('/', { 'if-none-match': `"other", ${etag}` });
    expect(unchanged).toMatchObject({ statusCode: 304, body: '' });
    expect(unchanged.headers['referrer-policy']).toBe('no-referrer');
    expect(await get('/', { 'if-none-match': '"other"' })).toMatchObject({ statusCode: 200 });
  });

  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    [STYLE, 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/nowhere', 'no-cache'],
  ])('sends %s with the build’s headers, cached as %s', async (path, kept) => {
    const { headers } = await get(`${path}?utm_source=x`);
    expect(headers['cache-control']).toBe(kept);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/nowhere',
    '/a/b/c',
    '/../package.json',
    '/%2e%2e/package.json',
    '/index.html.br',
    '/_headers',
    '/_headers.json',
    '/_astro/',
    '//',
  ])('answers %s with the 404 page', async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ statusCode: 404, body: '<title>404</title>' });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/es/', 200, FILES['/es/index.html']],
    ['/es', 200, FILES['/es/index.html']],
    ['/es/nowhere', 404, FILES['/es/404.html']],
    ['/es/404', 404, FILES['/es/404.html']],
    ['/esx', 404, FILES['/404.html']],
  ])('answers %s of another language with %d in that language', async (path, statusCode, body) => {
    expect(await get(path)).toMatchObject({ statusCode, body });
  });

  it('fails if the site is not built', async () => {
    await expect(loadPages(join(directory, 'nowhere'))).rejects.toThrow('Run `npm run build` first.');
  });
});
