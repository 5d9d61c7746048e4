import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appOn, send } from '../tests/support/app-on.ts';
import { POSTGRES } from '../tests/support/databases.ts';
import { leadRow } from '../tests/support/lead-row.ts';
import type { Place } from '../tests/support/place.ts';
import { Wire } from '../tests/support/wire.ts';
import { type Database, openDatabase } from './database/database.ts';

describe('PostgreSQL', () => {
  let place: Place;
  let wire: Wire;
  let database: Database;
  beforeAll(async () => {
    place = await POSTGRES.makePlace();
    const url = new URL(place.settings.DATABASE_URL ?? '');
    wire = new Wire(url);
    const through = new URL(url);
    through.port = String(await wire.restore());
    database = await openDatabase({ ...place.settings, DATABASE_URL: through.href });
  });
  afterAll(async () => {
    await database.close();
    await wire.cut();
    await place.remove();
  });

  it('gets 503 while it is down, and is used again when it is back', async () => {
    const app = await appOn(database);
    expect((await send(app, { body: leadRow() })).statusCode).toBe(201);
    await wire.cut();
    const answer = await send(app, { body: leadRow() });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'PGRST001', details: null });
    expect(answer.headers['retry-after']).toBe('1');
    expect((await send(app, { method: 'GET', path: '/healthz' })).statusCode).toBe(503);
    await wire.restore();
    expect((await send(app, { body: leadRow() })).statusCode).toBe(201);
    const health = async () => (await send(app, { method: 'GET', path: '/healthz' })).statusCode;
    await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 10_000 });
    await app.close();
  });
});
