import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from './api-error.ts';

/** Where the leads' interface stands. The page is told in `PUBLIC_LEADS_URL`. */
export const API_PREFIX = '/rest/v1';

/** What every answer of the API has, and every error. The pages have headers of their own, as the build wrote them. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  // An answer is data: a browser that is made to show one runs, loads and embeds nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const PREFLIGHT_MAX_AGE_S = 86_400;
/** What the answers carry beyond what a browser shows a page of another origin by itself. */
const EXPOSED = ['Content-Range', 'Proxy-Status', 'Retry-After', 'X-Request-Id'];
/** Deeper than any row of ours, and far from what would exhaust the stack that reads it. */
const MAX_JSON_DEPTH = 16;

/**
 * What the routes of the API on `app` have in common: the public key, the origins beside our own whose pages may
 * post, and what a visitor may not do. Bodies are left as text, for `parseJson`.
 */
export async function openApi(app: FastifyInstance, key: string, origins: readonly string[]): Promise<void> {
  // Before whatever may refuse a request: a page of another origin may read the errors too.
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
  // Routes, because `GET` and `HEAD` would go to those of the site otherwise.
  app.get('/leads', refuseReading);
  app.route({ method: ['PATCH', 'PUT', 'DELETE'], url: '/leads', handler: refuseReading });
  app.get('/', refusePath);
  app.get('/*', refusePath);
  app.setNotFoundHandler(refusePath);
}

/**
 * Refuses a request without the public key, as Supabase's gateway does. The key
 * stands in the page, so it is no secret: it tells our page from a stray robot.
 * A browser's preflight cannot carry it.
 */
function checkKey({ headers, method }: FastifyRequest, key: string): void {
  if (method === 'OPTIONS') return;
  const { apikey, authorization } = headers;
  if (apikey === undefined || apikey === '') throw refusals.noKey();
  if (apikey !== key) throw refusals.wrongKey();
  if (authorization !== undefined && authorization !== `Bearer ${key}`) throw refusals.wrongKey();
}

/** A visitor may add leads, and neither read nor change them. */
function refuseReading(): never {
  throw refusals.notPermitted();
}

function refusePath(): never {
  throw refusals.unknownPath();
}

/** What the JSON in `body` says. Throws an `ApiError` if it is none, or nested deeper than any row. */
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
