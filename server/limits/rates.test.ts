import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { appOn, send } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import type { AppOptions } from '../app.ts';
import { FIRST_ROWS, FIRST_ROWS_TIMES, RATE_WINDOW_S, SITE_TIMES } from './rates.ts';

const VISITOR = '203.0.113.9';
const OTHER = '198.51.100.7';
const CLASS = 30;

describe('the rates', () => {
  const open = openForTests(POSTGRES);
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await open.asOwner('delete from public.leads');
  });

  async function appWith(options: Partial<AppOptions>): Promise<FastifyInstance> {
    const app = await appOn(open.database, { TRUSTED_PROXIES: ['loopback'], ...options });
    apps.push(app);
    return app;
  }

  const sendFrom = (app: FastifyInstance, address: string, body: unknown = leadRow()) =>
    send(app, { body, headers: { 'x-forwarded-for': address } });
  const statusFrom = async (...sent: Parameters<typeof sendFrom>) => (await sendFrom(...sent)).statusCode;

  it('tell a sender over the limit when to retry', async () => {
    const app = await appWith({ RATE_LIMIT: 2 });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, VISITOR)).toBe(201);
    const answer = await sendFrom(app, VISITOR);
    expect(answer.statusCode).toBe(429);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(RATE_WINDOW_S);
    const nothing = { code: null, details: null, hint: null };
    expect(answer.json()).toEqual({ ...nothing, message: 'API rate limit exceeded' });
  });

  it('count each sender separately, and an IPv6 network as one', async () => {
    const app = await appWith({ RATE_LIMIT: 1 });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, OTHER)).toBe(201);
    expect(await statusFrom(app, '2001:db8:0:1::1')).toBe(201);
    expect(await statusFrom(app, '2001:db8:0:1:ffff::2')).toBe(429);
    expect(await statusFrom(app, '2001:db8:0:2::1')).toBe(201);
    // As Azure and IIS send an address, behind a second proxy, and as NAT64 does.
    for (const sent of [`${VISITOR}:4711`, `${VISITOR}:4712, 127.0.0.1:4713`, `64:ff9b::${VISITOR}`])
      expect(await statusFrom(app, sent)).toBe(429);
  });

  it('refuse the networks of one site that together send five times the limit', async () => {
    const app = await appWith({ RATE_LIMIT: 1 });
    const networks = Array.from({ length: SITE_TIMES + 1 }, (_, number) => `2001:db8:0:${number}::1`);
    const answers = [];
    for (const network of networks) answers.push(await statusFrom(app, network));
    expect(answers).toEqual([...networks.slice(1).map(() => 201), 429]);
    expect(await statusFrom(app, '2001:db8:1::1')).toBe(201);
  });

  it('count each row of a list, and refuse a list over the limit', async () => {
    const app = await appWith({ RATE_LIMIT: 3 });
    expect(await statusFrom(app, VISITOR, [leadRow(), leadRow()])).toBe(201);
    expect(await statusFrom(app, VISITOR, [leadRow(), leadRow()])).toBe(429);
    expect(await open.asOwner('select count(*)::int as leads from public.leads')).toEqual([{ leads: 2 }]);
  });

  it('do not count requests without a key, or other than inserts', async () => {
    const app = await appWith({ RATE_LIMIT: 1 });
    const headers = { 'x-forwarded-for': VISITOR };
    await send(app, { body: leadRow(), headers: { ...headers, apikey: 'other' } });
    await send(app, { method: 'GET', headers });
    await send(app, { method: 'GET', path: '/healthz', headers });
    expect(await statusFrom(app, VISITOR)).toBe(201);
  });

  /** An address that has sent nothing yet. */
  let strangers = 0;
  const stranger = () => `192.0.2.${++strangers}`;
  const statuses = async () =>
    (
      await open.asOwner<{ status: string }>(
        'select status from public.leads order by created_at, status desc',
      )
    ).map(({ status }) => status);
  const manyRows = (count: number) => Array.from({ length: count }, () => leadRow());

  it('store one sender’s rows beyond the total as spam, and log it', async () => {
    const lines: string[] = [];
    const app = await appWith({
      RATE_LIMIT_TOTAL: FIRST_ROWS + 1,
      log: { write: (line) => void lines.push(line) },
    });
    expect(await statusFrom(app, VISITOR, manyRows(FIRST_ROWS))).toBe(201);
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statuses()).toEqual([...Array(FIRST_ROWS + 1).fill('new'), 'spam']);
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([
      {
        rows: 1,
        RATE_LIMIT_TOTAL: FIRST_ROWS + 1,
        msg: expect.stringMatching(/^RATE_LIMIT_TOTAL is exceeded/),
      },
    ]);
    expect(lines.join()).not.toContain(VISITOR);
  });

  it('store even first rows as spam far beyond the total', async () => {
    const app = await appWith({ RATE_LIMIT_TOTAL: 1 });
    for (let sent = 0; sent <= FIRST_ROWS_TIMES; sent++) expect(await statusFrom(app, stranger())).toBe(201);
    expect(await statuses()).toEqual([...Array(FIRST_ROWS_TIMES).fill('new'), 'spam']);
  });

  it('do not mark a class’s leads from one address while another site floods', async () => {
    const app = await appWith({ RATE_LIMIT: 60, RATE_LIMIT_TOTAL: FIRST_ROWS });
    for (let network = 0; network < 4; network++)
      expect(await statusFrom(app, `2001:db8:0:${network}::1`, manyRows(FIRST_ROWS / 2))).toBe(201);
    expect(await statuses()).toEqual([...Array(FIRST_ROWS).fill('new'), ...Array(FIRST_ROWS).fill('spam')]);
    const theirs = manyRows(CLASS);
    for (const row of theirs) expect(await statusFrom(app, VISITOR, row)).toBe(201);
    const ids = theirs.map(({ id }) => id);
    expect(await open.asOwner('select distinct status from public.leads where id = any($1)', [ids])).toEqual([
      { status: 'new' },
    ]);
  });

  it('mark rows without a status, and lists of them', async () => {
    const app = await appWith({ RATE_LIMIT_TOTAL: 1 });
    const { status: _, ...row } = leadRow();
    const many = Array.from({ length: FIRST_ROWS }, () => ({ ...row, id: leadRow().id }));
    expect(await statusFrom(app, VISITOR, many)).toBe(201);
    expect(await statuses()).toEqual(many.map(() => 'spam'));
  });

  it('count only stored rows towards the total', async () => {
    const app = await appWith({ RATE_LIMIT_TOTAL: 1 });
    const row = leadRow();
    for (const body of ['{', { ...row, name: 'x' }, { ...row, email: 'none' }]) {
      for (let sent = 0; sent < 2 * FIRST_ROWS_TIMES; sent++)
        expect(await statusFrom(app, stranger(), body)).toBe(400);
    }
    expect(await statusFrom(app, VISITOR, row)).toBe(201);
    expect(await statuses()).toEqual(['new']);
  });

  it('ignore X-Forwarded-For from proxies that are not configured', async () => {
    const app = await appWith({ RATE_LIMIT: 1, TRUSTED_PROXIES: [] });
    expect(await statusFrom(app, VISITOR)).toBe(201);
    expect(await statusFrom(app, OTHER)).toBe(429);
  });
});
