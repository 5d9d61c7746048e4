import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, send } from '../../tests/support/app-on.ts';
import { closePlace, EMBEDDED, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { builtFormPages, formBody, postForm } from '../../tests/support/form-post.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { startServer, streamLeads } from '../../tests/support/server-process.ts';

const MAX_DELAY_MS = 200;
const BLOCK_MS = 500;
const CONNECTIONS = 64;
const LEADS_UNDER_LOAD = 5 * CONNECTIONS;
const MINUTE = 60_000;

/** Holds the event loop up, as a computation would that nobody foresaw. */
function block(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, BLOCK_MS);
}

describe('an overloaded server', () => {
  let open: OpenPlace;
  let app: FastifyInstance;
  beforeAll(async () => {
    open = await openPlace(EMBEDDED);
    app = await appOn(open.database, { maxDelayMs: MAX_DELAY_MS, formPages: await builtFormPages() });
  });
  afterAll(async () => {
    await app.close();
    await closePlace(open);
  });

  const statusOf = async (path: string) => (await send(app, { method: 'GET', path })).statusCode;

  it('refuses leads and pages at once, stays healthy, and takes both again afterwards', async () => {
    expect(await statusOf('/')).toBe(200);
    while (!app.isUnderPressure()) {
      block();
      await new Promise(setImmediate);
    }
    const answers = [
      await send(app, { body: leadRow() }),
      await send(app, { method: 'GET', path: '/' }),
      await send(app, { method: 'GET', path: '/nowhere' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toEqual({
        code: null,
        message: 'The server is overloaded',
        details: null,
        hint: null,
      });
    }
    const form = await postForm(app, formBody());
    expect([form.statusCode, form.headers['retry-after']]).toEqual([503, '2']);
    expect(form.body).toContain('Please wait a minute');
    expect(await statusOf('/healthz')).toBe(200);
    await expect.poll(() => statusOf('/'), { timeout: 20_000 }).toBe(200);
    expect((await send(app, { body: leadRow() })).statusCode).toBe(201);
  });
});

describe('a server on the embedded database', () => {
  // That one on PostgreSQL does not either: see `metrics/metrics.test.ts`.
  it(
    `refuses none of ${CONNECTIONS} connections that send leads as fast as they can`,
    async () => {
      const place = await EMBEDDED.makePlace();
      const server = startServer(place.settings);
      const stream = streamLeads(await server.address, CONNECTIONS);
      await Promise.race([stream.reached(LEADS_UNDER_LOAD), stream.over]);
      expect(stream.acknowledged.length).toBeGreaterThanOrEqual(LEADS_UNDER_LOAD);
      server.process.kill('SIGTERM');
      await server.ended;
      await stream.over;
      await place.remove();
    },
    MINUTE,
  );
});
