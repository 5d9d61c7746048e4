import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, LEADS, send } from '../../tests/support/app-on.ts';
import { BOTH, closePlace, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { API_HEADERS } from './api-headers.ts';

describe.each(BOTH)('the API on $kind', (kind) => {
  let opened: OpenPlace;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await openPlace(kind);
    app = await appOn(opened.database);
  });
  afterAll(async () => {
    await app.close();
    await closePlace(opened);
  });

  it.each([
    ['a stored lead', { path: LEADS, body: leadRow() }, 201],
    ['a refused lead', { path: LEADS, body: 'no JSON' }, 400],
    ['a table that is not there', { path: '/rest/v1/others', body: leadRow() }, 404],
    ['a path that is not there', { path: `${LEADS}/1`, method: 'GET' as const }, 404],
    ['a path that cannot be read', { path: '/%zz', method: 'GET' as const }, 400],
    ['its health', { path: '/healthz', method: 'GET' as const }, 200],
  ])('answers %s with headers that let a browser do nothing with it', async (_, request, status) => {
    const answer = await send(app, request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(API_HEADERS);
  });
});
