import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appOn, send } from '../../tests/support/app-on.ts';
import { BOTH, closePlace, type OpenPlace, openPlace, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import type { AppOptions } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { RATE_WINDOW_MS } from './rate-counters.ts';
import { NEWCOMER_ROWS, openRates, REFUSED_AT_TIMES } from './rates.ts';

const VISITOR = '203.0.113.9';
const OTHER = '198.51.100.7';

describe.each(BOTH)('the rates on $kind', (kind) => {
  let open: OpenPlace;
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    open = await openPlace(kind);
  });
  afterAll(() => closePlace(open));
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await open.asOwner('delete from public.leads');
    await open.asOwner('delete from server.rates');
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

  /** An address that nobody has sent from yet. */
  let strangers = 0;
  const stranger = () => `192.0.2.${++strangers}`;
  const statuses = async () =>
    (
      await open.asOwner<{ status: string }>(
        'select status from public.leads order by created_at, status desc',
      )
    ).map(({ status }) => status);

  it('store what is beyond the total as spam, and refuse what is far beyond it', async () => {
    const lines: string[] = [];
    const app = await appWith({ RATE_LIMIT_TOTAL: 1, log: { write: (line) => void lines.push(line) } });
    expect(await statusFrom(app, stranger())).toBe(201);
    const beyond = Array.from({ length: REFUSED_AT_TIMES - 1 }, () => statusFrom(app, stranger()));
    expect(new Set(await Promise.all(beyond))).toEqual(new Set([201]));
    expect(await statuses()).toEqual(['new', ...beyond.map(() => 'spam')]);
    const answer = await sendFrom(app, stranger());
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(RATE_WINDOW_MS / 1000);
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([
      { RATE_LIMIT_TOTAL: 1, msg: expect.stringMatching(/^More leads come within a minute/) },
    ]);
  });

  it('keep room for the first leads of others while one sender floods', async () => {
    const app = await appWith({ RATE_LIMIT_TOTAL: NEWCOMER_ROWS + 1 });
    const flood = [...Array(NEWCOMER_ROWS).fill('new'), ...Array(NEWCOMER_ROWS + 1).fill('new'), 'spam'];
    for (const _ of flood) expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statuses()).toEqual(flood);
    const row = leadRow();
    expect(await statusFrom(app, OTHER, row)).toBe(201);
    const [first] = await open.asOwner('select status from public.leads where id = $1', [row.id]);
    expect(first).toEqual({ status: 'new' });
  });

  it('know newcomers by all the networks that one person can have', async () => {
    const app = await appWith({ RATE_LIMIT: 1, RATE_LIMIT_TOTAL: 100 });
    expect(await statusFrom(app, '2001:db8:0:1::1')).toBe(201);
    expect(await statusFrom(app, '2001:db8:0:2::1')).toBe(201);
    const counted = await open.asOwner(
      `select counted from server.rates where starts_with(key, 'stored:') or starts_with(key, 'sender:')
       order by key`,
    );
    expect(counted).toEqual([{ counted: 1 }, { counted: 1 }, { counted: 2 }]);
  });

  it('mark rows that say nothing of their status, and lists of them', async () => {
    const app = await appWith({ RATE_LIMIT_TOTAL: 1 });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    const { status: _, ...row } = leadRow();
    expect(await statusFrom(app, VISITOR, [row, { ...row, id: leadRow().id }])).toBe(201);
    expect(await statuses()).toEqual(['new', 'spam', 'spam']);
  });

  it('count nothing towards the total that is not stored', async () => {
    const app = await appWith({ RATE_LIMIT_TOTAL: 1 });
    const row = leadRow();
    for (const body of ['{', { ...row, name: 'x' }, { ...row, email: 'none' }]) {
      for (let sent = 0; sent < 2 * REFUSED_AT_TIMES; sent++)
        expect(await statusFrom(app, stranger(), body)).toBe(400);
    }
    expect(await statusFrom(app, VISITOR, row)).toBe(201);
    expect(await statuses()).toEqual(['new']);
  });

  it('let leads in at once after a clock was a day ahead', async () => {
    const limits = { RATE_LIMIT: 1, RATE_LIMIT_TOTAL: 1 };
    const before = await appWith(limits);
    expect(await statusFrom(before, VISITOR)).toBe(201);
    expect(await statusFrom(before, VISITOR)).toBe(429);
    await open.asOwner(`update server.rates set counted = 100, started = started + interval '1 day'`);
    const restarted = await appWith(limits);
    expect(await statusFrom(restarted, VISITOR)).toBe(201);
    expect(await statuses()).toEqual(['new', 'new']);
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
    await open.asOwner('update server.rates set started = started - lasts');
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
    await open.asOwner('alter table server.away rename to rates');
  });

  it('hold no address, and forget what is over', async () => {
    const rates = await openRates(open.database, { RATE_LIMIT: 5, RATE_LIMIT_TOTAL: 5 });
    const admission = await (await rates.open(VISITOR)).admit(1);
    await admission.stored();
    const kept = await open.asOwner<{ key: string }>('select key from server.rates order by key');
    expect(kept.map(({ key }) => key)).toEqual([
      'newcomers',
      expect.stringMatching(/^sender:[\w-]{43}$/),
      expect.stringMatching(/^stored:[\w-]{43}$/),
    ]);
    await rates.sweep();
    expect(await open.asOwner('select from server.rates')).toHaveLength(3);
    await open.asOwner(`update server.rates set started = started - interval '1 minute'`);
    await rates.sweep();
    expect(await open.asOwner('select lasts::text from server.rates')).toEqual([{ lasts: '01:00:00' }]);
    await open.asOwner(`update server.rates set started = started - interval '1 hour'`);
    await rates.sweep();
    expect(await open.asOwner('select from server.rates')).toEqual([]);
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
