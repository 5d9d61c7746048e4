import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from './api-error.ts';

/** The API's path, which the page knows as `PUBLIC_LEADS_URL`. */
export const API_PREFIX = '/rest/v1';

/** The headers of every API answer and error. Pages have the headers that the build wrote. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  // Answers are data: a browser that displays one runs, loads and embeds nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const PREFLIGHT_MAX_AGE_S = 86_400;
/** Headers that pages of other origins may read. */
const EXPOSED = ['Content-Range', 'Proxy-Status', 'Retry-After', 'X-Request-Id'];
/** Deeper than any of our rows, and far from exhausting the stack. */
const MAX_JSON_DEPTH = 16;

/**
 * Sets up what all API routes share: the public key, other allowed origins, and refusals of everything a visitor may
 * not do. Bodies stay text, for `parseJson`.
 */
export async function openApi(app: FastifyInstance, key: string, origins: readonly string[]): Promise<void> {
  // Registered first, so that pages of other origins can read errors too.
  if (origins.length > 0)
    await app.register(cors, {
      origin: (origin, decide) => decide(null, origin !== undefined && origins.includes(origin) && origin),
      methods: ['POST'],
      exposedHeaders: EXPOSED,
      maxAge: PREFLIGHT_MAX_AGE_S,
      optionsSuccessStatus: 200,
    });
  app.addHook('onRequest', async (request) => checkKey(request, key));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // Otherwise `GET` and `HEAD` would go to the site's routes.
  app.get('/leads', refuseReading);
  app.route({ method: ['PATCH', 'PUT', 'DELETE'], url: '/leads', handler: refuseReading });
  app.get('/', refusePath);
  app.get('/*', refusePath);
  app.setNotFoundHandler(refusePath);
}

/**
 * Refuses a request without the public key, like Supabase's gateway. The key is in
 * the page and not a secret: it keeps stray robots out. A browser's preflight cannot
 * carry it.
 */
function checkKey({ headers, method }: FastifyRequest, key: string): void {
  if (method === 'OPTIONS') return;
  const { apikey, authorization } = headers;
  if (apikey === undefined || apikey === '') throw refusals.noKey();
  if (apikey !== key) throw refusals.wrongKey();
  if (authorization !== undefined && authorization !== `Bearer ${key}`) throw refusals.wrongKey();
}

/** Visitors may add leads, but not read or change them. */
function refuseReading(): never {
  throw refusals.notPermitted();
}

function refusePath(): never {
  throw refusals.unknownPath();
}

/** Parses JSON. Throws an `ApiError` if it is invalid or nested too deeply. */
export function parseJson(body = ''): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw refusals.unreadableJson();
  }
  if (isDeeperThan(MAX_JSON_DEPTH, parsed)) throw refusals.unreadableJson();
  return parsed;
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}
