import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appOn, send } from '../tests/support/app-on.ts';
import type { Place } from '../tests/support/place.ts';
import { type PostgresPair, placeOn, startPair } from '../tests/support/postgres-pair.ts';
import { type Database, openDatabase } from './database/database.ts';
import { HEALTH_PATIENCE_MS, HEALTH_SHARED_MS } from './health.ts';

/** An answer serves for a second; the primary takes a moment to notice that a standby is gone. */
const CHANGE_MS = HEALTH_SHARED_MS + 10_000;

let pair: PostgresPair;
let place: Place;
let database: Database;
beforeAll(async () => {
  pair = await startPair();
  place = await placeOn(pair);
  database = await openDatabase(place.settings);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

it('health tells apart a standby that is not synchronous any more, one that is waited for, and no primary', async () => {
  const lines: string[] = [];
  const app = await appOn(database, { log: { write: (line) => lines.push(line) } });
  const health = async () => {
    const { statusCode, body } = await send(app, { method: 'GET', path: '/healthz' });
    return { statusCode, ...JSON.parse(body) };
  };
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await health()).toMatchObject(expected), { timeout: CHANGE_MS });

  expect(await health()).toEqual({ statusCode: 200, status: 'ok' });

  await pair.setSynchronous(false);
  await becomes({ statusCode: 200, status: 'degraded', reason: 'standby_not_synchronous' });
  expect(lines.filter((line) => line.includes('no synchronous standby'))).toHaveLength(1);

  await pair.setSynchronous(true);
  await becomes({ statusCode: 200, status: 'ok' });
  await pair.standby.halt('SIGKILL');
  await becomes({ statusCode: 503, code: 'standby_awaited' });
  const begun = performance.now();
  expect(await health()).toMatchObject({ code: 'standby_awaited' });
  expect(performance.now() - begun).toBeLessThan(HEALTH_PATIENCE_MS);

  await pair.primary.halt('SIGKILL');
  await becomes({ statusCode: 503, code: 'no_primary' });
  await app.close();
});
