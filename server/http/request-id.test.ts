import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, LEADS, send } from '../../tests/support/app-on.ts';
import { BOTH, closePlace, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';

const GET = { method: 'GET' as const };

describe.each(BOTH)('an error answer with $kind', (kind) => {
  let open: OpenPlace;
  let app: FastifyInstance;
  const lines: string[] = [];
  beforeAll(async () => {
    open = await openPlace(kind);
    app = await appOn(open.database, { log: { write: (line) => lines.push(line) } });
  });
  afterAll(async () => {
    await app.close();
    await closePlace(open);
  });

  it.each([
    ['a row that the database refuses', { body: leadRow({ email: 'none' }) }, 400],
    ['no JSON', { body: 'none' }, 400],
    ['a wrong key', { body: leadRow(), headers: { apikey: 'other' } }, 401],
    ['reading', GET, 401],
    ['an unknown table', { body: leadRow(), path: '/rest/v1/orders' }, 404],
    ['an unknown path', { ...GET, path: `${LEADS}/1` }, 404],
    ['a large body', { body: 'x'.repeat(300_000) }, 413],
  ])(
    'to %s names the request as the log does, and leaves the body as PostgREST has it',
    async (_, request, status) => {
      lines.length = 0;
      const answer = await send(app, request);
      expect(answer.statusCode).toBe(status);
      expect(Object.keys(answer.json())).toEqual(['code', 'message', 'details', 'hint']);
      const named = lines.map((line) => JSON.parse(line).reqId);
      expect(new Set(named)).toEqual(new Set([answer.headers['x-request-id']]));
    },
  );

  it('never takes its id from the client', async () => {
    const sent = { 'x-request-id': 'of-the-client', 'request-id': 'of-the-client' };
    const answer = await send(app, { body: 'none', headers: sent });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('to an address that no route can be found for has one too', async () => {
    const answer = await send(app, { ...GET, path: '/%zz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('is the only answer with an id', async () => {
    const answer = await send(app, { body: leadRow(), path: LEADS });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).not.toHaveProperty('x-request-id');
  });
});
