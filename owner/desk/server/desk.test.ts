import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Query } from '../../../server/database/query.ts';
import { openLeadStore } from '../../../server/leads/store.ts';
import { BOTH, type OpenPlace, openForTests, POSTGRES } from '../../../tests/support/databases.ts';
import { insertRows, leadRow } from '../../../tests/support/lead-row.ts';
import { type DeskNumbers, funnelOf } from '../../queries/figures.ts';
import {
  INBOX_PAGE,
  type InboxLead,
  type OpenDeliveries,
  type StatusChange,
  type WholeLead,
} from '../../queries/lead.ts';
import { buildDesk } from './app.ts';
import { type Door, keyDoor, proxyDoor, TELL_MS } from './doors.ts';
import { openKeys } from './keys.ts';

/** Any files will do: browser tests check their content. */
const PAGE = new URL('../app', import.meta.url).pathname;
/** A day. */
const SESSION_MS = 86_400_000;
const STATES = ['new', 'contacted', 'won', 'lost', 'spam'];

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

let app: FastifyInstance;
let told: string[];
let now: number;

async function openDesk({ database: { query } }: OpenPlace, url?: URL): Promise<void> {
  told = [];
  now = Date.now();
  const keys = await openKeys(query, SESSION_MS, () => now);
  const tell = (path: string) => told.push(path);
  app = Fastify();
  const door = await keyDoor(app, { keys, url, sessionMs: SESSION_MS, tell, now: () => now });
  await listen(query, door);
  told.push(await keys.newAddress());
}

async function listen(query: Query, door: Door): Promise<void> {
  await buildDesk(app, PAGE, { query, states: STATES, door });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

const port = () => (app.server.address() as AddressInfo).port;
const own = () => `http://127.0.0.1:${port()}`;
const base = () => (told[0] ?? '').split('?')[0] ?? '';

/** Sends a request with any headers, as any program on this machine could. */
function ask(
  path: string,
  headers: Record<string, string | string[]> = {},
  method = 'GET',
  body?: unknown,
): Promise<Answer> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: port(), path, method, headers: { ...json, ...headers } });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const chunks = await response.toArray();
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks).toString(),
      });
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Opens the printed address and returns the cookie. */
async function enter(): Promise<{ cookie: string }> {
  const { headers } = await ask(told.at(-1) ?? '');
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

describe('the desk', () => {
  const open = openForTests(POSTGRES);
  beforeEach(() => openDesk(open));
  afterEach(() => app.close());

  it('lets one browser in once, with a cookie hidden from scripts and other sites', async () => {
    const [path = ''] = told;
    const first = await ask(path);
    expect(first.status).toBe(303);
    expect(first.headers.location).toBe(base());
    expect(String(first.headers['set-cookie'])).toMatch(
      new RegExp(`^desk=[\\w-]{43}; Max-Age=86400; Path=${base()}; HttpOnly; SameSite=Strict$`),
    );
    expect((await ask(path)).status).toBe(401);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const page = await ask(base(), { cookie });
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
  });

  it.each([
    ['no cookie', () => ({}), 401],
    ['an invented cookie', () => ({ cookie: `desk=${'x'.repeat(43)}` }), 401],
    ['a name that resolves here by DNS rebinding', () => ({ host: `evil.example:${port()}` }), 421],
    ['the port of another program', () => ({ host: '127.0.0.1:1' }), 421],
    ['a page elsewhere', () => ({ origin: 'https://evil.example' }), 403],
    ['a page on another port of this machine', () => ({ origin: 'http://127.0.0.1:1' }), 403],
    ['a page with an opaque origin', () => ({ origin: 'null' }), 403],
    ['a picture on another port of this machine', () => ({ 'sec-fetch-site': 'same-site' }), 403],
    ['a link elsewhere', () => ({ 'sec-fetch-site': 'cross-site' }), 403],
  ])('refuses %s', async (_, headers, status) => {
    const session = status === 401 ? {} : await enter();
    for (const path of [`${base()}api/leads`, `${base()}api/export`, base(), '/']) {
      const answer = await ask(path, { ...session, ...headers() });
      expect([answer.status, answer.body.includes('DOCTYPE')]).toEqual([status, false]);
    }
  });

  it('refuses changes from any page but its own', async () => {
    const session = await enter();
    const erase = (headers: Record<string, string>) =>
      ask(`${base()}api/person/erase`, { ...session, ...headers }, 'POST', { email: 'nobody@example.org' });
    expect((await erase({})).status).toBe(403);
    expect((await erase({ origin: 'http://127.0.0.1:1' })).status).toBe(403);
    expect((await erase({ origin: own() })).status).toBe(200);
  });

  it('prints a fresh address at the first request after a session’s end, and no more than one a minute', async () => {
    const session = await enter();
    const look = (headers: Record<string, string>) => ask(`${base()}api/counts`, headers);
    now += SESSION_MS - 1;
    expect((await look(session)).status).toBe(200);
    now += 1;
    for (let times = 0; times < 20; times++) expect((await look(session)).status).toBe(401);
    expect(told).toHaveLength(2);
    now += TELL_MS - 1;
    await ask('/');
    expect(told).toHaveLength(2);
    now += 1;
    await ask('/');
    expect(told).toHaveLength(3);
    // The one before still works, too.
    for (const path of told.slice(1)) expect((await ask(path)).status).toBe(303);
    await look({});
    expect(told).toHaveLength(4);
    expect((await look(await enter())).status).toBe(200);
  });

  it('lets no one in with an address of more than an hour', async () => {
    now += 3_600_000;
    expect((await ask(told[0] ?? '')).status).toBe(401);
    expect((await ask(told[1] ?? '')).status).toBe(303);
  });

  it('keeps a browser in after a restart, and a reopened address leads it to the desk', async () => {
    const session = await enter();
    const [first = ''] = told;
    await app.close();
    await openDesk(open);
    expect((await ask(`${base()}api/counts`, session)).status).toBe(200);
    expect((await ask(first, session)).headers.location).toBe(base());
  });

  it('signs out everywhere', async () => {
    const one = await enter();
    await ask('/');
    const other = await enter();
    now += TELL_MS;
    const waiting = await ask('/').then(() => told.at(-1) ?? '');
    expect((await ask(`${base()}api/sign-out`, { ...one, origin: own() }, 'POST', {})).status).toBe(200);
    for (const session of [one, other]) expect((await ask(base(), session)).status).toBe(401);
    expect((await ask(waiting)).status).toBe(401);
  });

  it('accepts the configured proxy’s name, with a secure cookie', async () => {
    await app.close();
    await openDesk(open, new URL('https://desk.example.org'));
    const through = { host: 'desk.example.org' };
    const { headers } = await ask(told[0] ?? '', through);
    expect(String(headers['set-cookie'])).toContain('; Secure');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const origin = 'https://desk.example.org';
    expect((await ask(`${base()}api/retry`, { ...through, cookie, origin }, 'POST', {})).status).toBe(200);
    expect((await ask(`${base()}api/counts`, { host: 'other.example.org', cookie })).status).toBe(421);
  });

  it.each([
    ['leads?urgency=later', 'urgency: '],
    ['leads?after=%7B%7D', 'after'],
    ['leads?since=yesterday', 'since: must be a date'],
    ['leads/7', 'id: '],
  ])('explains what is wrong with %s', async (path, words) => {
    const { status, body } = await ask(`${base()}api/${path}`, await enter());
    expect(status).toBe(400);
    expect(JSON.parse(body).message).toContain(words);
  });
});

describe('the desk behind an authenticating proxy', () => {
  const open = openForTests(POSTGRES);
  const host = 'desk.example.org';
  const origin = `https://${host}`;
  const MARIE = { host, 'x-forwarded-email': 'marie@example.org' };
  const JO = { host, 'x-forwarded-email': 'jo@example.org' };
  let id: string;

  async function serve(proxies = ['loopback'], header = 'x-forwarded-email'): Promise<void> {
    app = Fastify();
    await listen(open.database.query, proxyDoor(new URL(origin), proxies, header));
  }
  beforeEach(async () => {
    await serve();
    await open.asOwner('delete from public.leads');
    await open.asOwner('delete from server.audit');
    id = leadRow().id;
    await insertRows(await openLeadStore(open.database), { ...leadRow(), id });
  });
  afterEach(() => app.close());

  const get = async (path: string, person: Record<string, string>) =>
    JSON.parse((await ask(`/api/${path}`, person)).body);
  const post = async (path: string, person: Record<string, string>, body: unknown, method = 'POST') =>
    JSON.parse((await ask(`/api/${path}`, { ...person, origin }, method, body)).body);

  it.each([
    ['X-Forwarded-User', 'marie'],
    ['X-Forwarded-Email', 'marie@example.org'],
    ['X-Auth-Request-Email', 'marie@example.org'],
    ['Remote-Name', 'Žofie Kratochvílová'],
  ])('takes the person from %s', async (header, person) => {
    await app.close();
    await serve(['127.0.0.1'], header.toLowerCase());
    const sent = { host, [header]: Buffer.from(person).toString('latin1') };
    expect(await get('desk', sent)).toMatchObject({ person, people: [person] });
  });

  it.each<[string, Record<string, string | string[]>, number]>([
    ['no name', { host }, 401],
    ['an empty name', { host, 'x-forwarded-email': ' ' }, 401],
    ['two names', { host, 'x-forwarded-email': ['eve@evil.example', 'marie@example.org'] }, 401],
    ['two names in one', { host, 'x-forwarded-email': 'eve@evil.example, marie@example.org' }, 401],
    [
      'a name in a header that the proxy does not set',
      { host, 'x-auth-request-email': 'marie@example.org' },
      401,
    ],
    ['a name too long', { host, 'x-forwarded-email': 'm'.repeat(201) }, 401],
    ['this machine’s name', { ...MARIE, host: '127.0.0.1' }, 421],
    ['another origin', { ...MARIE, origin: 'https://evil.example' }, 403],
    [
      'a picture on another site',
      { ...MARIE, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      403,
    ],
  ])('refuses %s', async (_, headers, status) => {
    for (const path of ['/', '/api/leads', `/api/leads/${id}`])
      expect((await ask(path, headers)).status, path).toBe(status);
    expect(await open.asOwner('select * from server.audit')).toEqual([]);
  });

  it('refuses any name from an address that is not the proxy’s', async () => {
    await app.close();
    await serve(['10.0.0.0/8']);
    expect((await ask('/', MARIE)).status).toBe(403);
    expect((await ask('/', { ...MARIE, 'x-forwarded-for': '10.0.0.1' })).status).toBe(403);
  });

  it('opens its page after a sign-in elsewhere, and nothing else', async () => {
    const arrival = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect((await ask('/', { ...MARIE, ...arrival })).status).toBe(200);
    expect((await ask('/api/export', { ...MARIE, ...arrival })).status).toBe(403);
    expect((await ask('/', { ...MARIE, ...arrival, 'sec-fetch-dest': 'iframe' })).status).toBe(403);
  });

  it('lets only one person answer a lead at a time', async () => {
    const answers = (person: Record<string, string>, isTakenOver = false) =>
      post(`leads/${id}/answer`, person, { isTakenOver });
    const both = await Promise.all([answers(MARIE), answers(JO)]);
    expect(both.filter(({ isMine }) => isMine)).toHaveLength(1);
    const first = both[0].isMine ? MARIE : JO;
    const second = first === MARIE ? JO : MARIE;
    const { work } = await get(`leads/${id}`, second);
    expect(work).toMatchObject({
      answering: first['x-forwarded-email'],
      assignee: first['x-forwarded-email'],
    });
    await post(`leads/${id}/answer`, second, undefined, 'DELETE');
    expect(await answers(second)).toEqual({ isMine: false });
    expect(await answers(second, true)).toEqual({ isMine: true });
    expect(await get('leads', JO)).toMatchObject([{ answering: second['x-forwarded-email'] }]);
    await open.asOwner(`update server.lead_work set answering_since = now() - interval '31 minutes'`);
    expect(await answers(first)).toEqual({ isMine: true });
    await post('status', first, [{ id, status: 'contacted' }]);
    expect((await get(`leads/${id}`, first)).work.answering).toBeNull();
  });

  it('writes the person beside notes, statuses, exports and assigned leads', async () => {
    await post(`leads/${id}/notes`, MARIE, { words: 'Called' });
    await post('status', JO, [{ id, status: 'contacted' }]);
    await post('work', JO, [{ id, assignee: 'marie@example.org' }]);
    const whole = await get(`leads/${id}`, MARIE);
    expect(whole).toMatchObject({
      notes: [{ author: 'marie@example.org' }],
      changes: [{ author: 'jo@example.org' }],
    });
    expect(await get('leads?assignee=marie@example.org', JO)).toMatchObject([{ id }]);
    expect(await get('leads?assignee=jo@example.org', JO)).toEqual([]);
    const { body } = await ask('/api/export', JO);
    expect(body).toMatch(/ marie@example\.org: Called",,,"marie@example\.org","jo@example\.org"\r\n$/);
  });

  it('audits who opened the desk, and read, exported and erased leads', async () => {
    await get('desk', MARIE);
    for (const person of [MARIE, MARIE, JO]) await get(`leads/${id}`, person);
    await ask('/api/export?list=all', JO);
    expect(await get('audit', MARIE)).toMatchObject([
      { person: 'jo@example.org', action: 'exported', leads: 1, lead_id: null },
      { person: 'jo@example.org', action: 'read', lead_id: id, name: leadRow().name },
      { person: 'marie@example.org', action: 'read', lead_id: id },
      { person: 'marie@example.org', action: 'opened', lead_id: null },
    ]);
    await post('person/erase', JO, { email: leadRow().email });
    expect((await get('audit', MARIE))[0]).toMatchObject({ action: 'erased', lead_id: id, name: null });
  });
});

describe.each(BOTH)('the desk on $kind', (kind) => {
  const open = openForTests(kind);
  let session: { cookie: string };
  beforeAll(async () => {
    await openDesk(open);
    session = await enter();
  });
  afterAll(() => app.close());
  beforeEach(() => open.asOwner('delete from public.leads'));

  async function get<Found>(path: string): Promise<Found> {
    const { status, body } = await ask(`${base()}api/${path}`, session);
    if (status !== 200) throw new Error(`${status} ${body}`);
    return JSON.parse(body);
  }
  async function post<Found>(path: string, body: unknown = {}): Promise<Found> {
    const answer = await ask(`${base()}api/${path}`, { ...session, origin: own() }, 'POST', body);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
    return JSON.parse(answer.body);
  }
  async function store(...changes: Record<string, unknown>[]): Promise<string[]> {
    const rows = changes.map((change) => leadRow(change));
    for (const row of rows) await insertRows(await openLeadStore(open.database), row);
    return rows.map(({ id }) => id);
  }

  it.each([
    ['order=newest', 500],
    ['order=due', 500],
    ['order=newest&search=SUBJECT', 500],
    ['order=due&search=subject&urgency=urgent', 100],
  ])('pages through all leads of %s, each once', async (view, count) => {
    await store(
      ...['urgent', 'low', 'low', 'low', 'high'].map((urgency_level, n) => ({
        urgency_level,
        subject: `Subject ${n}`,
      })),
    );
    await open.asOwner(`insert into public.leads (id, name, email, phone, subject, assignment_type, academic_level,
        requirements, urgency_level, source_page, source_title, created_at, deadline)
      select gen_random_uuid(), name, email, phone, subject, assignment_type, academic_level, requirements,
        urgency_level, source_page, source_title, now(), now() + n * interval '1 minute'
      from public.leads, generate_series(1, 99) as n`);
    const order = view.startsWith('order=due') ? 'due' : 'newest';
    const found: string[] = [];
    for (let after = ''; ; ) {
      const page = await get<InboxLead[]>(`leads?${view}${after}`);
      found.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (!last || page.length < INBOX_PAGE) break;
      const at = order === 'due' ? last.deadline : last.created_at;
      after = `&after=${encodeURIComponent(JSON.stringify({ at, id: last.id }))}`;
    }
    expect(new Set(found).size).toBe(count);
    expect(found).toHaveLength(count);
  });

  it('recognises a person by email, and by phone only if the number is plausible', async () => {
    const strangers = ['1234567890', '0987654321', '000 000 0000', '+1 (1) 11-111-111', 'none, sorry 1'];
    const rows = strangers.flatMap((phone) => [
      { email: 'ada@example.org', phone },
      { email: 'eve@example.org', phone },
    ]);
    for (const stranger of await store(...rows))
      expect(await get(`leads/${stranger}/others`)).toHaveLength(strangers.length - 1);
    const [id = ''] = await store({ email: 'Ada@example.org', phone: '+44 20 7946 0958' });
    expect(await get(`leads/${id}/others`)).toHaveLength(strangers.length);
    const [same = ''] = await store({ email: 'other@example.org', phone: '(44) 2079460958' });
    expect(await get(`leads/${same}/others`)).toMatchObject([{ id }]);
  });

  it('does not undo a change that another one followed', async () => {
    const [id = ''] = await store({});
    await post('status', [{ id, status: 'contacted' }]);
    await post('status', [{ id, status: 'won' }]);
    expect(await post('status', [{ id, status: 'new', only: 'contacted' }])).toEqual([]);
    expect((await get<WholeLead>(`leads/${id}`)).lead.status).toBe('won');
  });

  it('stores notes and status changes, and finds the person’s other leads', async () => {
    const [id = '', other] = await store(
      {},
      { email: 'other@example.org' },
      { email: 'a@b.example', phone: '0111 222 333' },
    );
    await post('status', [{ id, status: 'contacted' }]);
    const note = await post<{ id: string }>(`leads/${id}/notes`, { words: ' Call at noon ' });
    const whole = await get<WholeLead>(`leads/${id}`);
    expect(whole).toMatchObject({
      lead: { status: 'contacted' },
      notes: [{ words: 'Call at noon' }],
      changes: [{ old: 'new', new: 'contacted' }],
    });
    expect(await get(`leads/${id}/others`)).toMatchObject([{ id: other }]);
    await ask(`${base()}api/notes/${note.id}`, { ...session, origin: own() }, 'DELETE');
    expect((await get<WholeLead>(`leads/${id}`)).notes).toEqual([]);
    await post(`leads/${id}/notes`, { words: 'Again' });
    await post('person/erase', { email: whole.lead.email });
    expect(await open.asOwner('select * from server.lead_notes')).toEqual([]);
    expect(await open.asOwner('select * from server.status_changes')).toEqual([]);
  });

  it('marks many leads at once, and undoes it for those that have not changed since', async () => {
    const ids = await store({}, { status: 'spam' }, { email: 'c@d.example' });
    await open.asOwner(`insert into server.channels values ('webhook') on conflict do nothing`);
    const changes = await post<StatusChange[]>(
      'status',
      ids.map((id) => ({ id, status: 'contacted' })),
    );
    expect(changes.map((change) => change.old).sort()).toEqual(['new', 'new', 'spam']);
    expect(changes.filter(({ channels }) => channels.length > 0)).toMatchObject([{ old: 'spam' }]);
    const [id = ''] = ids;
    await post('status', [{ id, status: 'won' }]);
    const undone = await post<StatusChange[]>(
      'status',
      changes.map((change) => ({ id: change.id, status: change.old, only: change.new })),
    );
    expect(undone.map((change) => change.id).sort()).toEqual(ids.slice(1).sort());
    expect(await get('counts')).toMatchObject({ status: { won: 1, new: 1, spam: 1 } });
  });

  it('lists leads to do by their deadline, and brings one back when its reminder comes', async () => {
    const [late = '', soon = '', spam = ''] = await store({}, {}, { status: 'spam' });
    await open.asOwner(`update public.leads set deadline = deadline + interval '1 hour' where id = $1`, [
      late,
    ]);
    const listed = async (list: string) =>
      (await get<InboxLead[]>(`leads?list=${list}&order=due`)).map(({ id }) => id);
    const remind = (remind_at: string | null, ...ids: string[]) =>
      post(
        'work',
        ids.map((id) => ({ id, remind_at })),
      );
    expect(await listed('todo')).toEqual([soon, late]);
    expect(await remind('2100-01-01T09:00:00Z', soon, late, spam)).toMatchObject([
      { remind_at: null },
      { remind_at: null },
      { remind_at: null },
    ]);
    expect([await listed('todo'), await listed('later')]).toEqual([[], [soon, late]]);
    expect(await get('counts')).toMatchObject({ list: { todo: 0, later: 2, all: 2 } });
    await post('status', [{ id: late, status: 'contacted' }]);
    await remind('2026-01-01T09:00:00Z', late);
    expect(await listed('todo')).toEqual([late]);
    expect(await get('counts')).toMatchObject({ list: { todo: 1, later: 1, all: 2 } });
    const [change] = await post<StatusChange[]>('status', [{ id: late, status: 'won' }]);
    expect(change?.reminder).toMatch(/^2026-01-01/);
    expect(await listed('todo')).toEqual([]);
  });

  it('finds and exports notes', async () => {
    const [id = ''] = await store({}, {});
    await open.asOwner(`update server.site set time_zone = 'Asia/Tokyo'`);
    for (const words of ['Émile sends\nthe files', '=1+1']) await post(`leads/${id}/notes`, { words });
    await open.asOwner(`update server.lead_notes set written_at = '2026-11-25T23:30Z'`);
    expect(await get('leads?search=emile')).toMatchObject([{ id, notes: 2 }]);
    await post('work', [{ id, value: 99.5 }]);
    const { body } = await ask(`${base()}api/export?search=emile`, session);
    expect(body).toContain('"notes","value","remind_at"');
    expect(body).toContain('"2026-11-26 08:30: Émile sends\nthe files\n2026-11-26 08:30: =1+1","99.5",,,');
    await open.asOwner(`update server.site set time_zone = 'UTC'`);
  });

  it('cancels waiting deliveries of a lead marked as spam', async () => {
    await open.asOwner(`insert into server.channels values ('webhook') on conflict do nothing`);
    const [id = ''] = await store({ status: 'spam' });
    expect(await post('status', [{ id, status: 'new', only: 'spam' }])).toMatchObject([
      { channels: ['webhook'] },
    ]);
    await post('status', [{ id, status: 'spam' }]);
    expect(await open.asOwner('select * from server.deliveries')).toEqual([]);
  });

  it('counts open deliveries and lists the first, failed ones before others', async () => {
    const [id] = await store({});
    await open.asOwner('delete from server.deliveries');
    await open.asOwner(`insert into server.deliveries (lead_id, channel, state)
      select '${id}', 'channel ' || number, case when number = 1 then 'failed' else 'waiting' end
      from generate_series(1, 501) as number`);
    const { rows, ...counts } = await get<OpenDeliveries>('deliveries');
    expect(counts).toEqual({ open: 501, failed: 1 });
    expect(rows).toHaveLength(500);
    expect(rows[0]).toMatchObject({ lead_id: id, state: 'failed' });
  });

  it('compares a period’s numbers with the one before, and finds the leads behind them', async () => {
    await open.asOwner('delete from server.step_counts');
    await open.asOwner(`insert into server.step_counts
      select current_date - ago, event, detail, '', '/', 'letter', '', 'may', device, counted
      from (values (0, 'viewed', '', 'touch', 60), (0, 'viewed', '', 'mouse', 40), (0, 'opened', 'Hero', 'mouse', 20),
        (0, 'reached', '2', 'mouse', 10), (0, 'reached', '3', 'mouse', 8), (0, 'refused', 'phone', 'mouse', 7),
        (0, 'refused', 'email', 'mouse', 9), (0, 'offered', '', 'mouse', 3), (8, 'viewed', '', 'mouse', 50)
      ) as told (ago, event, detail, device, counted)`);
    const campaign_data = { utm_source: 'letter', utm_campaign: 'may' };
    const [won = ''] = await store(
      { source_title: 'Hero', campaign_data },
      { source_title: 'Hero', campaign_data, trigger_type: 'exit_intent' },
      { status: 'spam' },
    );
    await post('status', [{ id: won, status: 'won' }]);
    await post('work', [{ id: won, value: 120.5 }]);
    const { now, before, days, firstContact } = await get<DeskNumbers>('numbers?days=7');
    expect(days).toHaveLength(7);
    expect(funnelOf(now.all).steps.map(({ count }) => count)).toEqual([100, 20, 10, 8, 2, 1, 1]);
    expect(funnelOf(now.all).steps.map(({ lost }) => lost)).toEqual([null, 80, 50, 20, 75, 50, 0]);
    expect(funnelOf(now.all).biggestLoss).toBe('form opened');
    expect(now.all).toMatchObject({ offered: 3, sentAfterOffer: 1, spam: 1 });
    expect(before.viewed).toBe(50);
    expect(now.source).toMatchObject([
      { key: 'Hero', viewed: 0, opened: 20, sent: 2, contacted: 1, won: 1, value: 120.5 },
      { key: leadRow().source_title, sent: 0, spam: 1 },
    ]);
    expect(now.campaign[0]).toMatchObject({ key: 'letter, may', viewed: 100, opened: 20, sent: 2 });
    expect(now.device.map(({ key, viewed }) => [key, viewed])).toEqual([
      ['touch', 60],
      ['mouse', 40],
    ]);
    expect(now.field.map(({ key, refused }) => [key, refused])).toEqual([
      ['email', 9],
      ['phone', 7],
    ]);
    expect(now.day).toMatchObject([{ key: days.at(-1), viewed: 100, sent: 2 }]);
    expect(firstContact).toEqual({ contacted: 1, waiting: 1, medianMinutes: expect.closeTo(0, 0) });
    for (const filters of [
      'button=Hero',
      `campaign=${encodeURIComponent('letter, may')}`,
      'score=80&without=spam',
      `day=${days.at(-1)}&without=spam`,
    ])
      expect(await get(`leads?${filters}`), filters).toHaveLength(2);
    for (const filters of ['button=Her', 'score=60', 'button=Hero&status=lost', `day=${days[0]}`])
      expect(await get(`leads?${filters}`), filters).toEqual([]);
    expect(await get('leads?without=spam,new')).toMatchObject([{ id: won }]);
    await post('status', [{ id: won, status: 'new' }]);
    const taken = await get<DeskNumbers>('numbers?days=7');
    expect(taken.firstContact).toEqual({ contacted: 0, waiting: 2, medianMinutes: null });
  });
});
