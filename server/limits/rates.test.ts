import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appOn, send } from '../../testing/app-on.ts';
import { BOTH, closePlace, type OpenPlace, openPlace, POSTGRES } from '../../testing/databases.ts';
import { leadRow } from '../../testing/lead-row.ts';
import type { AppOptions } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { openRates, RATE_WINDOW_MS } from './rates.ts';

const VISITOR = '203.0.113.9';
const OTHER = '198.51.100.7';

describe.each(BOTH)('the rates on $kind', (kind) => {
  let open: OpenPlace;
  const apps: FastifyInstance[] = [];
  beforeEach(async () => {
    open = await openPlace(kind);
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await closePlace(open);
  });

  async function appWith(options: Partial<AppOptions>, database = open.database): Promise<FastifyInstance> {
    const app = await appOn(database, { TRUSTED_PROXIES: ['loopback'], ...options });
    apps.push(app);
    return app;
  }

  const sendFrom = (app: FastifyInstance, address: string, body: unknown = leadRow()) =>
    send(app, { body, headers: { 'x-forwarded-for': address } });
  const statusFrom = async (...sent: Parameters<typeof sendFrom>) => (await sendFrom(...sent)).statusCode;

  it('tell a sender of too much when to come again', async () => {
    const app = await appWith({ RATE_LIMIT: 2 });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, VISITOR)).toBe(201);
    const answer = await sendFrom(app, VISITOR);
    expect(answer.statusCode).toBe(429);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(RATE_WINDOW_MS / 1000);
    const nothing = { code: null, details: null, hint: null };
    expect(answer.json()).toEqual({ ...nothing, message: 'API rate limit exceeded' });
  });

  it('count each sender alone, and one network of IPv6 as one', async () => {
    const app = await appWith({ RATE_LIMIT: 1 });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, OTHER)).toBe(201);
    expect(await statusFrom(app, '2001:db8:0:1::1')).toBe(201);
    expect(await statusFrom(app, '2001:db8:0:1:ffff::2')).toBe(429);
    expect(await statusFrom(app, '2001:db8:0:2::1')).toBe(201);
  });

  it('count each row of a list, and a list too many is not stored', async () => {
    const app = await appWith({ RATE_LIMIT: 3 });
    expect(await statusFrom(app, VISITOR, [leadRow(), leadRow()])).toBe(201);
    expect(await statusFrom(app, VISITOR, [leadRow(), leadRow()])).toBe(429);
    expect(await open.asOwner('select count(*)::int as leads from public.leads')).toEqual([{ leads: 2 }]);
  });

  it('count what is refused as one', async () => {
    const app = await appWith({ RATE_LIMIT: 2 });
    expect(await statusFrom(app, VISITOR, '{')).toBe(400);
    expect(await statusFrom(app, VISITOR, [])).toBe(201);
    expect(await statusFrom(app, VISITOR)).toBe(429);
  });

  it('count neither what has no key nor what is no insert', async () => {
    const app = await appWith({ RATE_LIMIT: 1 });
    const headers = { 'x-forwarded-for': VISITOR };
    await send(app, { body: leadRow(), headers: { ...headers, apikey: 'other' } });
    await send(app, { method: 'GET', headers });
    await send(app, { method: 'GET', path: '/healthz', headers });
    expect(await statusFrom(app, VISITOR)).toBe(201);
  });

  it('count everybody together', async () => {
    const app = await appWith({ RATE_LIMIT_TOTAL: 2 });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, OTHER)).toBe(201);
    const answer = await sendFrom(app, '192.0.2.1');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toHaveProperty('retry-after');
  });

  it('leave to everybody what a flood from one sender is refused', async () => {
    const app = await appWith({ RATE_LIMIT: 1, RATE_LIMIT_TOTAL: 3 });
    const flood = [];
    for (let sent = 0; sent < 5; sent++) flood.push(await statusFrom(app, VISITOR));
    expect(flood).toEqual([201, 429, 429, 429, 429]);
    expect(await statusFrom(app, OTHER)).toBe(201);
    expect(await statusFrom(app, '192.0.2.1')).toBe(201);
  });

  it('are shared by all servers on the database', async () => {
    const second = kind === POSTGRES ? await openDatabase(open.place.settings) : open.database;
    const one = await appWith({ RATE_LIMIT: 2 });
    const other = await appWith({ RATE_LIMIT: 2 }, second);
    expect(await statusFrom(one, VISITOR)).toBe(201);
    expect(await statusFrom(other, VISITOR)).toBe(201);
    expect(await statusFrom(one, VISITOR)).toBe(429);
    expect(await statusFrom(other, VISITOR)).toBe(429);
    if (second !== open.database) await second.close();
  });

  it('begin anew after a minute', async () => {
    expect(await statusFrom(await appWith({ RATE_LIMIT: 1 }), VISITOR)).toBe(201);
    expect(await statusFrom(await appWith({ RATE_LIMIT: 1 }), VISITOR)).toBe(429);
    await open.asOwner('update server.rates set expire = expire - $1', [RATE_WINDOW_MS]);
    expect(await statusFrom(await appWith({ RATE_LIMIT: 1 }), VISITOR)).toBe(201);
  });

  it('keep a flood away from the database', async () => {
    const app = await appWith({ RATE_LIMIT: 1 });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    await open.asOwner('delete from server.rates');
    for (let sent = 0; sent < 3; sent++) expect(await statusFrom(app, VISITOR)).toBe(429);
    expect(await open.asOwner('select * from server.rates')).toEqual([]);
  });

  it('are kept by each server alone while the database cannot count', async () => {
    const app = await appWith({ RATE_LIMIT: 2 });
    await open.asOwner('alter table server.rates rename to away');
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, VISITOR)).toBe(429);
  });

  it('hold no address, and forget after a minute', async () => {
    const rates = await openRates(open.database, { RATE_LIMIT: 5, RATE_LIMIT_TOTAL: 5 });
    await rates.count(VISITOR, 1);
    const kept = await open.asOwner<{ key: string }>('select key from server.rates order by key');
    expect(kept.map(({ key }) => key)).toEqual(['all:', expect.stringMatching(/^sender:[\w-]{43}$/)]);
    await rates.sweep(Date.now());
    expect(await open.asOwner('select key from server.rates')).toHaveLength(2);
    await rates.sweep(Date.now() + RATE_WINDOW_MS);
    expect(await open.asOwner('select key from server.rates')).toEqual([]);
  });

  it('can be off', async () => {
    const app = await appWith({});
    for (let sent = 0; sent < 3; sent++) expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await open.asOwner('select * from server.rates')).toEqual([]);
  });

  it('believe nobody about an address unless it is configured', async () => {
    const app = await appWith({ RATE_LIMIT: 1, TRUSTED_PROXIES: [] });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, OTHER)).toBe(429);
  });
});
