import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, KEY, LEADS, send } from '../../tests/support/app-on.ts';
import { BOTH, closePlace, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import { BODY_LIMIT_BYTES } from './route.ts';

const FUNCTION = '/rest/v1/rpc/lead_report';

describe.each(BOTH)('the lead API beside the site, on $kind', (kind) => {
  let open: OpenPlace;
  let app: FastifyInstance;

  beforeAll(async () => {
    open = await openPlace(kind);
    app = await appOn(open.database);
  });
  afterAll(async () => {
    await app.close();
    await closePlace(open);
  });

  const stored = async (id: unknown) =>
    (await open.asOwner('select * from public.leads where id = $1', [id]))[0];

  it('stores one object and answers with nothing', async () => {
    const row = leadRow();
    const answer = await send(app, { body: row });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toBe('');
    expect(answer.headers['content-length']).toBe('0');
    expect(answer.headers).not.toHaveProperty('content-type');
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.headers['content-range']).toBe('*/*');
    expect(answer.headers).not.toHaveProperty('preference-applied');
    expect(await stored(row.id)).toMatchObject({
      name: row.name,
      campaign_data: { utm_source: 'quarterly' },
    });
  });

  it('takes a lead for stored only where its id is', async () => {
    const lines: string[] = [];
    const logged = await appOn(open.database, { log: { write: (line) => lines.push(line) } });
    await open.asOwner(
      "create unique index one_subject on public.leads (subject) where subject = 'Sphragistics'",
    );
    try {
      const row = leadRow({ subject: 'Sphragistics' });
      expect((await send(logged, { body: row })).statusCode).toBe(201);
      const again = await send(logged, { body: row });
      expect(again.json().message).toContain('"leads_pkey"');
      expect(lines.join('')).not.toContain('refused a lead');
      const other = leadRow({ subject: 'Sphragistics' });
      const refused = await send(logged, { body: other });
      expect([refused.statusCode, refused.json().code]).toEqual([409, '23505']);
      expect(await stored(other.id)).toBeUndefined();
      expect(lines.join('')).toContain('"constraint":"one_subject"');
      expect(lines.join('')).not.toContain('Sphragistics');
    } finally {
      await open.asOwner('drop index public.one_subject');
      await logged.close();
    }
  });

  it('says that it applied return=minimal', async () => {
    const answer = await send(app, { body: leadRow(), headers: { prefer: 'return=minimal' } });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['preference-applied']).toBe('return=minimal');
  });

  it.each([
    ['anything', undefined],
    ['handling=lenient, anything', 'handling=lenient'],
    ['resolution=anything, return=anything', undefined],
    ['return=minimal, return=representation', 'return=minimal'],
    ['handling=lenient, handling=strict, anything', 'handling=lenient'],
    ['handling=strict, return=minimal', 'return=minimal, handling=strict'],
  ])('takes from the preferences %j what is known, the first of each: %s', async (prefer, applied) => {
    const answer = await send(app, { body: leadRow(), headers: { prefer } });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['preference-applied']).toBe(applied);
  });

  it.each([
    ['exact', '*/2'],
    ['estimated', '*/2'],
    ['planned', '*/*'],
  ])('counts the rows with count=%s', async (count, range) => {
    const answer = await send(app, { body: [leadRow(), leadRow()], headers: { prefer: `count=${count}` } });
    expect(answer.headers).toMatchObject({ 'content-range': range, 'preference-applied': `count=${count}` });
  });

  it.each([{}, { prefer: 'return=minimal' }])(
    'gives nothing back for a selection with %j',
    async (headers) => {
      const row = leadRow();
      const answer = await send(app, { body: row, headers, path: `${LEADS}?select=id,name` });
      expect(answer.statusCode).toBe(201);
      expect(answer.body).toBe('');
      expect(answer.headers).not.toHaveProperty('content-type');
      expect(await stored(row.id)).toBeDefined();
    },
  );

  it.each(['text/csv', 'application/geo+json', 'application/vnd.pgrst.object+json', 'image/png, */*;q=0.1'])(
    'has nothing to give in %s either, and stores the lead',
    async (accept) => {
      const answer = await send(app, { body: leadRow(), headers: { accept } });
      expect(answer.statusCode).toBe(201);
      expect(answer.body).toBe('');
      expect(answer.headers).not.toHaveProperty('content-type');
    },
  );

  it('takes a missing Content-Type for JSON', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: LEADS,
      headers: { apikey: KEY },
      payload: JSON.stringify(leadRow()),
    });
    expect(answer.statusCode).toBe(201);
  });

  it('fills absent columns with their defaults', async () => {
    const { source_referrer, source_title, trigger_type, campaign_data, status, created_at, ...row } =
      leadRow();
    expect((await send(app, { body: row })).statusCode).toBe(201);
    expect(await stored(row.id)).toMatchObject({
      source_referrer: 'direct',
      source_title: 'Lead Capture Form',
      trigger_type: 'button_click',
      campaign_data: {},
      status: 'new',
    });
  });

  it('stores all rows of a list', async () => {
    const rows = [leadRow(), leadRow()];
    expect((await send(app, { body: rows })).statusCode).toBe(201);
    for (const { id } of rows) expect(await stored(id)).toBeDefined();
  });

  it('stores no row of a list in which one is wrong', async () => {
    const rows = [leadRow(), leadRow({ phone: '1' })];
    expect((await send(app, { body: rows })).json()).toMatchObject({ code: '23514' });
    expect(await stored(rows[0]?.id)).toBeUndefined();
  });

  it('takes an empty list', async () => {
    expect((await send(app, { body: [] })).statusCode).toBe(201);
  });

  it('ignores keys beside the columns that the client names', async () => {
    const row = leadRow();
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const answer = await send(app, {
      body: [{ ...row, nickname: 'Zuzi' }],
      path: `${LEADS}?columns=${columns}`,
    });
    expect(answer.statusCode).toBe(201);
  });

  it('does not even read a value beside the columns that the client names', async () => {
    const { deadline, created_at, ...row } = leadRow();
    const path = `${LEADS}?columns=deadline,${Object.keys(row)}`;
    const body = [{ ...row, deadline, created_at: 'no time' }];
    expect((await send(app, { body, path })).statusCode).toBe(201);
  });

  it('takes NULL for a named column that a row lacks', async () => {
    const { source_title: _, ...row } = leadRow();
    const path = `${LEADS}?columns=source_title,${Object.keys(row)}`;
    expect((await send(app, { body: [row], path })).json()).toMatchObject({ code: '23502' });
  });

  it('says that a lead is stored already', async () => {
    const row = leadRow();
    await send(app, { body: row });
    const answer = await send(app, { body: row });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: '23505', details: null });
  });

  const { name: _, ...nameless } = leadRow();
  const strict = { prefer: 'handling=strict, return=minimal, anything' };
  it.each<[string, Parameters<typeof send>[1], number, string | null]>([
    ['broken JSON', { body: '{"name":' }, 400, 'PGRST102'],
    ['an empty body', {}, 400, 'PGRST102'],
    ['text instead of a row', { body: '"lead"' }, 400, 'PGRST102'],
    ['a list of anything but rows', { body: [1] }, 400, 'PGRST102'],
    ['rows with differing keys', { body: [leadRow(), nameless] }, 400, 'PGRST102'],
    ['JSON that is nested without end', { body: '['.repeat(100_000) }, 400, 'PGRST102'],
    ['JSON that is nested too deep', { body: `{"a":${'['.repeat(50)}${']'.repeat(50)}}` }, 400, 'PGRST102'],
    ['an unknown column', { body: leadRow({ nickname: 'Z' }) }, 400, 'PGRST204'],
    [
      'an unknown column by name',
      { body: leadRow(), path: `${LEADS}?columns=name,nickname` },
      400,
      'PGRST204',
    ],
    ['a prototype for a column', { body: '{"__proto__":{"name":"x"}}' }, 400, 'PGRST204'],
    ['an empty list of columns', { body: leadRow(), path: `${LEADS}?columns=` }, 400, 'PGRST100'],
    ['an unknown table', { body: leadRow(), path: '/rest/v1/orders' }, 404, 'PGRST205'],
    ['an unknown path', { body: leadRow(), path: '/rest/v1/leads/1' }, 404, 'PGRST125'],
    ['a function', { body: {}, path: FUNCTION }, 404, 'PGRST202'],
    ['a function without a body', { path: FUNCTION }, 404, 'PGRST202'],
    ['a function by GET', { method: 'GET', path: FUNCTION }, 404, 'PGRST202'],
    ['a function by PATCH', { method: 'PATCH', body: {}, path: FUNCTION }, 405, 'PGRST101'],
    ['a function with broken JSON', { body: '{', path: FUNCTION }, 400, 'PGRST102'],
    ['the root', { method: 'GET', path: '/rest/v1/' }, 404, 'PGRST126'],
    ['the root without its slash', { method: 'GET', path: '/rest/v1' }, 404, 'PGRST126'],
    ['reading an unknown table', { method: 'GET', path: '/rest/v1/orders' }, 404, 'PGRST205'],
    ['reading below the table', { method: 'GET', path: `${LEADS}/1` }, 404, 'PGRST125'],
    ['a missing field', { body: nameless }, 400, '23502'],
    ['an empty row', { body: {} }, 400, '23502'],
    ['a null', { body: leadRow({ created_at: null }) }, 400, '23502'],
    ['a value against a rule', { body: leadRow({ email: 'quillfeather' }) }, 400, '23514'],
    ['an id that is none', { body: leadRow({ id: FORM.name }) }, 400, '22P02'],
    ['a time that is none', { body: leadRow({ deadline: FORM.name }) }, 400, '22007'],
    ['a time without end', { body: leadRow({ created_at: 'infinity' }) }, 400, '23514'],
    ['a character NUL', { body: leadRow({ name: `${FORM.name}\u0000` }) }, 400, '22P05'],
    ['half a character', { body: leadRow({ name: `${FORM.name}\ud800` }) }, 400, '22P02'],
    ['a wish for the row', { body: leadRow(), headers: { prefer: 'return=representation' } }, 401, '42501'],
    [
      'a wish for the row with a selection',
      { body: leadRow(), headers: { prefer: 'return=representation' }, path: `${LEADS}?select=id` },
      401,
      '42501',
    ],
    ['a wish for its address', { body: leadRow(), headers: { prefer: 'return=headers-only' } }, 401, '42501'],
    ['an upsert', { body: leadRow(), headers: { prefer: 'resolution=merge-duplicates' } }, 401, '42501'],
    ['reading', { method: 'GET' }, 401, '42501'],
    ['changing', { method: 'PATCH', body: { name: 'Eve' } }, 401, '42501'],
    ['replacing', { method: 'PUT', body: leadRow() }, 401, '42501'],
    ['deleting', { method: 'DELETE' }, 401, '42501'],
    ['another method', { method: 'OPTIONS' }, 405, 'PGRST117'],
    ['a form', { body: 'name=x', headers: { 'content-type': 'text/csv' } }, 400, 'PGRST102'],
    ['a broken Content-Type', { body: leadRow(), headers: { 'content-type': 'json' } }, 400, 'PGRST102'],
    [
      'a client that takes pictures only',
      { body: leadRow(), headers: { accept: 'image/png' } },
      406,
      'PGRST107',
    ],
    [
      'a client that takes some application',
      { body: leadRow(), headers: { accept: 'application/*' } },
      406,
      'PGRST107',
    ],
    ['another schema', { body: leadRow(), headers: { 'content-profile': 'private' } }, 406, 'PGRST106'],
    ['an unknown preference, strictly', { body: leadRow(), headers: strict }, 400, 'PGRST122'],
    ['too large a body', { body: 'x'.repeat(BODY_LIMIT_BYTES + 1) }, 413, null],
    ['a request without key', { body: leadRow(), headers: { apikey: '' } }, 401, null],
    ['a wrong key', { body: leadRow(), headers: { apikey: 'other' } }, 401, null],
    ['a wrong token', { body: leadRow(), headers: { authorization: 'Bearer other' } }, 401, null],
  ])('refuses %s', async (_case, sent, status, code) => {
    const answer = await send(app, sent);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['proxy-status']).toBe(code ? `PostgREST; error=${code}` : undefined);
    expect(Object.keys(answer.json())).toEqual(['code', 'message', 'details', 'hint']);
    expect(answer.json().code).toBe(code);
    expect(answer.body).not.toContain('Quillfeather');
  });

  it.each([
    ['GET', `${FUNCTION}?select=a&order=b&limit=1`, undefined, ' without parameters', ' without parameters'],
    ['GET', `${FUNCTION}?a=1`, undefined, '(a)', ' with parameter a'],
    ['GET', `${FUNCTION}?b=1&a=2`, undefined, '(a, b)', ' with parameters a, b'],
    [
      'POST',
      FUNCTION,
      {},
      ' without parameters',
      ' without parameters or with a single unnamed json/jsonb parameter',
    ],
    [
      'POST',
      FUNCTION,
      { b: 1, a: 2 },
      '(a, b)',
      ' with parameters a, b or with a single unnamed json/jsonb parameter',
    ],
  ] as const)(
    'says by %s %s which function with which arguments it looked for',
    async (method, path, body, signature, search) => {
      const answer = await send(app, { method, path, body });
      expect(answer.json()).toEqual({
        code: 'PGRST202',
        message: `Could not find the function public.lead_report${signature} in the schema cache`,
        details: `Searched for the function public.lead_report${search}, but no matches were found in the schema cache.`,
        hint: null,
      });
    },
  );

  it.each([LEADS, '/rest/v1/orders', FUNCTION, '/rest/v1'])(
    'answers HEAD for %s like GET, without the body',
    async (path) => {
      const get = await send(app, { method: 'GET', path });
      const head = await send(app, { method: 'HEAD', path });
      expect(head.body).toBe('');
      expect(head.statusCode).toBe(get.statusCode);
      const { date: _date, 'x-request-id': _id, ...headers } = get.headers;
      expect(head.headers).toMatchObject(headers);
    },
  );

  it('leaves to the site what is not its own', async () => {
    for (const path of ['/', '/rest/v1x', '/rest']) {
      const answer = await send(app, { method: 'GET', path });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('is healthy', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
