import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, send } from '../../tests/support/app-on.ts';
import { BOTH, openForTests } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import { BODY_LIMIT_BYTES } from './route.ts';

describe.each(BOTH)('the lead API beside the site, on $kind', (kind) => {
  const open = openForTests(kind);
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await appOn(open.database);
  });
  afterAll(async () => {
    await app.close();
  });

  const stored = async (id: unknown) =>
    (await open.asOwner('select * from public.leads where id = $1', [id]))[0];

  it('stores one object, with an empty answer', async () => {
    const row = leadRow();
    const answer = await send(app, { body: row });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toBe('');
    expect(answer.headers['content-length']).toBe('0');
    expect(answer.headers).not.toHaveProperty('content-type');
    expect(answer.headers).not.toHaveProperty('location');
    expect(await stored(row.id)).toMatchObject({
      name: row.name,
      campaign_data: { utm_source: 'quarterly' },
    });
  });

  it('reports a lead as stored only if its id is', async () => {
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

  it('stores no row of a list with a wrong row', async () => {
    const rows = [leadRow(), leadRow({ phone: '1' })];
    expect((await send(app, { body: rows })).json()).toMatchObject({ code: '23514' });
    expect(await stored(rows[0]?.id)).toBeUndefined();
  });

  it('reports a lead that is already stored', async () => {
    const row = leadRow();
    await send(app, { body: row });
    const answer = await send(app, { body: row });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: '23505', details: null });
  });

  const { name: _, ...nameless } = leadRow();
  it.each<[string, Parameters<typeof send>[1], number, string | null]>([
    ['broken JSON', { body: '{"name":' }, 400, 'PGRST102'],
    ['an empty body', {}, 400, 'PGRST102'],
    ['text instead of a row', { body: '"lead"' }, 400, 'PGRST102'],
    ['a list of anything but rows', { body: [1] }, 400, 'PGRST102'],
    ['JSON nested 100,000 levels deep', { body: '['.repeat(100_000) }, 400, 'PGRST102'],
    ['an unknown column', { body: leadRow({ nickname: 'Z' }) }, 400, 'PGRST204'],
    ['a prototype for a column', { body: '{"__proto__":{"name":"x"}}' }, 400, 'PGRST204'],
    ['an unknown table', { body: leadRow(), path: '/rest/v1/orders' }, 404, 'PGRST125'],
    ['a function', { body: {}, path: '/rest/v1/rpc/lead_report' }, 404, 'PGRST125'],
    ['a missing field', { body: nameless }, 400, '23502'],
    ['a value against a rule', { body: leadRow({ email: 'quillfeather' }) }, 400, '23514'],
    ['an invalid id', { body: leadRow({ id: FORM.name }) }, 400, '22P02'],
    ['an invalid time', { body: leadRow({ deadline: FORM.name }) }, 400, '22007'],
    ['a NUL character', { body: leadRow({ name: `${FORM.name}\u0000` }) }, 400, '22P05'],
    ['half a character', { body: leadRow({ name: `${FORM.name}\ud800` }) }, 400, '22P02'],
    ['an upsert', { body: leadRow(), headers: { prefer: 'resolution=merge-duplicates' } }, 401, '42501'],
    ['reading', { method: 'GET' }, 401, '42501'],
    ['changing', { method: 'PATCH', body: { name: 'Eve' } }, 401, '42501'],
    ['deleting', { method: 'DELETE' }, 401, '42501'],
    ['a form', { body: 'name=x', headers: { 'content-type': 'text/csv' } }, 400, 'PGRST102'],
    ['a body that is too large', { body: 'x'.repeat(BODY_LIMIT_BYTES + 1) }, 413, null],
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

  it('leaves other paths to the site', async () => {
    for (const path of ['/', '/rest/v1x', '/rest']) {
      const answer = await send(app, { method: 'GET', path });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });
});
