import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, KEY } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';

describe('supabase-js', () => {
  const open = openForTests(POSTGRES);
  let app: FastifyInstance;
  let client: SupabaseClient;
  const leads = () => client.from('leads');

  beforeAll(async () => {
    app = await appOn(open.database);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    client = createClient(address, KEY, { auth: { persistSession: false } });
  });
  afterAll(async () => {
    await app.close();
  });

  it('inserts a lead', async () => {
    expect(await leads().insert(leadRow())).toMatchObject({ error: null, status: 201 });
  });

  it('inserts a list of leads', async () => {
    expect(await leads().insert([leadRow(), leadRow()])).toMatchObject({ error: null, status: 201 });
  });

  it('fills what a lead of a list lacks with NULL', async () => {
    const { id: _, ...row } = leadRow();
    const { error } = await leads().insert([leadRow(), row]);
    expect(error).toMatchObject({ code: '23502', message: expect.stringContaining('"id"') });
  });

  it('learns how many leads were stored, where it asks', async () => {
    const rows = [leadRow(), leadRow()];
    expect(await leads().insert(rows, { count: 'exact' })).toMatchObject({ error: null, count: 2 });
  });

  it('learns that a lead is stored already', async () => {
    const row = leadRow();
    await leads().insert(row);
    expect(await leads().insert(row)).toMatchObject({ error: { code: '23505' }, status: 409 });
  });

  it('learns which rule a lead breaks', async () => {
    const { error } = await leads().insert(leadRow({ name: 'Z' }));
    expect(error).toMatchObject({ code: '23514', message: expect.stringContaining('leads_name_length') });
  });

  it('may not read, upsert, change or delete', async () => {
    const row = leadRow();
    const denied = { error: { code: '42501' }, status: 401 };
    expect(await leads().select()).toMatchObject(denied);
    expect(await leads().select('*', { head: true })).toMatchObject({
      error: expect.anything(),
      status: 401,
    });
    expect(await leads().select('*', { head: true, count: 'exact' })).toMatchObject({
      error: expect.anything(),
      count: null,
    });
    expect(await leads().insert(row).select()).toMatchObject(denied);
    expect(await leads().upsert(row)).toMatchObject(denied);
    expect(await leads().update({ name: 'Eve' }).eq('id', row.id)).toMatchObject(denied);
    expect(await leads().delete().eq('id', row.id)).toMatchObject(denied);
  });

  it('finds no function', async () => {
    const missing = { error: { code: 'PGRST125' }, status: 404 };
    expect(await client.rpc('lead_report')).toMatchObject(missing);
    expect(await client.rpc('lead_report', undefined, { get: true })).toMatchObject(missing);
  });
});
