import type { FastifyInstance } from 'fastify';
import { type AppOptions, build } from '../../server/app.ts';
import type { Database } from '../../server/database/database.ts';
import type { Page, Pages } from '../../server/pages/load-pages.ts';

export const KEY = 'key-of-the-tests';
export const LEADS = '/rest/v1/leads';

/** The server on `database` with a one-page site, without rate limits or log output. */
export function appOn(database: Database, options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return build(database, {
    PUBLIC_LEADS_KEY: KEY,
    RATE_LIMIT: null,
    RATE_LIMIT_TOTAL: null,
    TRUSTED_PROXIES: [],
    ALLOWED_ORIGINS: [],
    pages: SMALL_SITE,
    log: { write() {} },
    ...options,
  });
}

const SMALL_SITE: Pages = {
  byPath: new Map([['/', pageWith('<h1>Home</h1>')]]),
  notFound: pageWith('<h1>404</h1>'),
};

function pageWith(html: string): Page {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { headers, bytes: Buffer.from(html), compressed: undefined, etag: 'W/"small"' };
}

type Sent = {
  body?: unknown;
  headers?: Record<string, string>;
  method?: 'POST' | 'GET' | 'HEAD' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';
  path?: string;
};

/** Sends a request with the key. Sends a string unchanged, and anything else as JSON. */
export function send(app: FastifyInstance, { body, headers, method = 'POST', path = LEADS }: Sent) {
  return app.inject({
    method,
    url: path,
    headers: { apikey: KEY, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
