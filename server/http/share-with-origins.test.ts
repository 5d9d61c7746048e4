import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, KEY, LEADS, send } from '../../tests/support/app-on.ts';
import { BOTH, closePlace, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { API_PREFIX } from './api-prefix.ts';

const ALLOWED = 'https://www.partner.example';
const ALSO_ALLOWED = 'http://localhost:4321';
const STRANGER = 'https://www.stranger.example';
/** What supabase-js and the page ask for. */
const ASKED = 'apikey,authorization,content-profile,content-type,prefer,x-client-info';

describe.each(BOTH)('a page of another origin with $kind', (kind) => {
  let open: OpenPlace;
  let app: FastifyInstance;
  beforeAll(async () => {
    open = await openPlace(kind);
    app = await appOn(open.database, { ALLOWED_ORIGINS: [ALLOWED, ALSO_ALLOWED], RATE_LIMIT: 1 });
  });
  afterAll(async () => {
    await app.close();
    await closePlace(open);
  });

  const preflight = (origin: string, to = app, url = LEADS) =>
    to.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': ASKED,
      },
    });
  const accessHeaders = (headers: object) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  it.each([ALLOWED, ALSO_ALLOWED])(
    'may ask whether it may post, from %s and without the key',
    async (origin) => {
      const answer = await preflight(origin);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe('');
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': ASKED,
        'access-control-allow-methods': 'POST',
        'access-control-max-age': '86400',
        'content-length': '0',
      });
      expect(answer.headers.vary).toMatch(/\bOrigin\b/);
    },
  );

  it.each([STRANGER, 'null', `${ALLOWED}.stranger.example`, `${ALLOWED}:8443`])(
    'is told nothing about sharing where it is %s',
    async (origin) => {
      const asked = await preflight(origin);
      expect(asked.statusCode).toBe(405);
      expect(asked.json()).toMatchObject({ code: 'PGRST117' });
      const sent = await send(app, { method: 'GET', headers: { origin } });
      for (const { headers } of [asked, sent]) {
        expect(accessHeaders(headers)).toEqual([]);
        expect(headers.vary).toMatch(/\bOrigin\b/);
      }
    },
  );

  it('is told nothing where no origin is allowed', async () => {
    const closed = await appOn(open.database);
    const answer = await preflight(ALLOWED, closed);
    expect(answer.statusCode).toBe(405);
    expect(accessHeaders(answer.headers)).toEqual([]);
    await closed.close();
  });

  it('may read every answer, errors too', async () => {
    const headers = { origin: ALLOWED };
    const answers = [
      await send(app, { body: leadRow(), headers: { ...headers, prefer: 'return=minimal' } }),
      await send(app, { body: leadRow(), headers }),
      await send(app, { body: leadRow(), headers: { ...headers, apikey: 'other' } }),
      await send(app, { method: 'GET', headers }),
      await send(app, { path: `${API_PREFIX}/nowhere`, headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 429, 401, 401, 404]);
    for (const answer of answers) {
      expect(answer.headers['access-control-allow-origin']).toBe(ALLOWED);
      expect(answer.headers['access-control-expose-headers']).toBe(
        'Content-Range, Preference-Applied, Proxy-Status, Retry-After, X-Request-Id',
      );
    }
  });

  it('may read the answers of a server that cannot take the body', async () => {
    const unlimited = await appOn(open.database, { ALLOWED_ORIGINS: [ALLOWED] });
    const large = await send(unlimited, { body: 'x'.repeat(300_000), headers: { origin: ALLOWED } });
    expect(large.statusCode).toBe(413);
    expect(large.headers['access-control-allow-origin']).toBe(ALLOWED);
    await unlimited.close();
  });

  it('leaves the answers to our own pages as they are', async () => {
    const answer = await send(app, { body: leadRow(), headers: { apikey: KEY } });
    expect(accessHeaders(answer.headers)).toEqual([]);
  });
});
