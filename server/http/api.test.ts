import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appOn, LEADS, send } from '../../tests/support/app-on.ts';
import { closePlace, type OpenPlace, openPlace, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import type { AppOptions } from '../app.ts';
import { API_HEADERS } from './api.ts';

const GET = { method: 'GET' as const };
const LARGE = 'x'.repeat(300_000);

let open: OpenPlace;
let app: FastifyInstance;
const lines: string[] = [];
beforeAll(async () => {
  open = await openPlace(POSTGRES);
});
afterAll(() => closePlace(open));
afterEach(() => app.close());

async function start(options: Partial<AppOptions> = {}): Promise<void> {
  lines.length = 0;
  app = await appOn(open.database, { log: { write: (line) => lines.push(line) }, ...options });
}

describe('an answer of the API', () => {
  beforeEach(() => start());

  it.each([
    ['a row that the database refuses', { body: leadRow({ email: 'none' }) }, 400],
    ['no JSON', { body: 'none' }, 400],
    ['a wrong key', { body: leadRow(), headers: { apikey: 'other' } }, 401],
    ['reading', GET, 401],
    ['an unknown table', { body: leadRow(), path: '/rest/v1/orders' }, 404],
    ['an unknown path', { ...GET, path: `${LEADS}/1` }, 404],
    ['a large body', { body: LARGE }, 413],
  ])(
    'to %s has the log’s request id, PostgREST’s body, and nothing for a browser to run',
    async (_, request, status) => {
      const answer = await send(app, request);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject(API_HEADERS);
      expect(Object.keys(answer.json())).toEqual(['code', 'message', 'details', 'hint']);
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      const named = lines.map((line) => JSON.parse(line).reqId);
      expect(new Set(named)).toEqual(new Set([answer.headers['x-request-id']]));
    },
  );
});

describe('a page of another origin', () => {
  const ALLOWED = 'https://www.partner.example';
  const ALSO_ALLOWED = 'http://localhost:4321';
  /** The headers that supabase-js and the page send. */
  const ASKED = 'apikey,authorization,content-profile,content-type,prefer,x-client-info';
  beforeEach(() => start({ ALLOWED_ORIGINS: [ALLOWED, ALSO_ALLOWED], RATE_LIMIT: 1 }));

  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: LEADS,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': ASKED,
      },
    });
  const accessHeaders = (headers: object) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  it.each([ALLOWED, ALSO_ALLOWED])('may post from %s, after a preflight without the key', async (origin) => {
    const answer = await preflight(origin);
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': ASKED,
      'access-control-allow-methods': 'POST',
      'access-control-max-age': '86400',
      vary: expect.stringMatching(/\bOrigin\b/),
    });
  });

  it.each(['https://www.stranger.example', 'null', `${ALLOWED}.stranger.example`, `${ALLOWED}:8443`])(
    'gets no CORS headers if it is %s',
    async (origin) => {
      const asked = await preflight(origin);
      expect(asked.statusCode).toBe(404);
      const sent = await send(app, { method: 'GET', headers: { origin } });
      for (const { headers } of [asked, sent]) {
        expect(accessHeaders(headers)).toEqual([]);
        expect(headers.vary).toMatch(/\bOrigin\b/);
      }
    },
  );

  it('may read every answer, including errors', async () => {
    const headers = { origin: ALLOWED };
    const requests = [
      { body: leadRow(), headers },
      { body: leadRow(), headers },
      { body: leadRow(), headers: { ...headers, apikey: 'other' } },
      { ...GET, headers },
      { path: '/rest/v1/nowhere', headers },
      { path: '/rest/v1/rpc/count_steps', body: LARGE, headers },
    ];
    for (const [index, status] of [201, 429, 401, 401, 404, 413].entries()) {
      const answer = await send(app, requests[index] ?? {});
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': ALLOWED,
        'access-control-expose-headers': 'Content-Range, Proxy-Status, Retry-After, X-Request-Id',
      });
    }
  });
});
