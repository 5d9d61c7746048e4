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
  const stored = leadRow();
  const { id: _, ...withoutId } = leadRow();

  beforeAll(async () => {
    app = await appOn(open.database);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    client = createClient(address, KEY, { auth: { persistSession: false } });
    await leads().insert(stored);
  });
  afterAll(async () => {
    await app.close();
  });

  it('inserts a lead and a list, and gets a count if it asks', async () => {
    expect(await leads().insert(leadRow())).toMatchObject({ error: null, status: 201 });
    const list = [leadRow(), leadRow()];
    expect(await leads().insert(list, { count: 'exact' })).toMatchObject({
      error: null,
      status: 201,
      count: 2,
    });
  });

  it.each([
    ['which column a lead of a list lacks', [leadRow(), withoutId], '23502', '"id"'],
    ['that a lead is already stored', [stored], '23505', 'leads_pkey'],
    ['which rule a lead breaks', [leadRow({ name: 'Z' })], '23514', 'leads_name_rule'],
  ])('learns %s', async (_fact, rows, code, words) => {
    expect((await leads().insert(rows)).error).toMatchObject({
      code,
      message: expect.stringContaining(words),
    });
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
});
