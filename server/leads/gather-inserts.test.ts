import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenPlace, openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { FORM, insertRows, leadRow, outcomeOf } from '../../tests/support/lead-row.ts';
import { MAX_ROWS, MAX_WAITING, SECOND_FROM } from './gather-inserts.ts';
import { type LeadStore, openLeadStore } from './store.ts';

/** The first runs while the others wait and share a statement. */
const SOME = 16;
/** A wait that never times out, and one that always does. */
const LONG_MS = 60_000;
const SHORT_MS = 300;
const TAKEN = randomUUID();

/** Faults of a row, found while reading JSON, checking a rule, or storing. */
const FAULTS: Readonly<Record<string, Record<string, unknown>>> = {
  'a short phone': { phone: '1' },
  'no name': { name: null },
  'an unknown trigger': { trigger_type: 'hover' },
  'no id': { id: FORM.name },
  'no time': { deadline: FORM.name },
  'a number out of range': { lead_quality_score: 1e12 },
  'a character NUL': { subject: 'a\u0000' },
  'half a character': { requirements: '\ud800' },
  'a stored id': { id: TAKEN },
};

describe('concurrent inserts', () => {
  const open = openForTests(POSTGRES);
  let store: LeadStore;
  beforeAll(async () => {
    store = await openLeadStore(open.database, undefined, LONG_MS);
    await insertRows(store, leadRow({ id: TAKEN }));
  });

  const many = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);
  const insertAll = (requests: readonly (readonly Record<string, unknown>[])[]) =>
    Promise.all(requests.map((rows) => outcomeOf(insertRows(store, ...rows))));

  async function storedOf(rows: readonly { id: unknown }[]): Promise<string[]> {
    const ids = rows.map(({ id }) => String(id));
    const found = await open.asOwner<{ id: string }>('select id from public.leads where id::text = any($1)', [
      ids,
    ]);
    const stored = new Set(found.map(({ id }) => id));
    return ids.filter((id) => stored.has(id));
  }

  it('store an id sent twice once', async () => {
    const pairs = many(SOME, leadRow).flatMap((row) => [row, row]);
    const outcomes = await insertAll(pairs.map((row) => [row]));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(SOME);
    expect(outcomes.filter((outcome) => outcome === '23505')).toHaveLength(SOME);
  });

  it('do not deadlock', async () => {
    for (let round = 0; round < 10; round++) {
      const rows = many(50, leadRow);
      expect((await insertAll([rows, rows.toReversed()])).sort()).toEqual(['23505', 'stored']);
    }
  });

  it('are all stored, whichever columns they fill', async () => {
    const rows = many(MAX_ROWS * 2, leadRow);
    const optional = ['source_title', 'trigger_type', 'campaign_data', 'source_referrer'];
    const requests = rows.map((row, index) => {
      const left = optional.filter((_, bit) => index & (1 << bit));
      return [Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name)))];
    });
    expect(new Set(await insertAll(requests))).toEqual(new Set(['stored']));
    expect(await storedOf(rows)).toHaveLength(rows.length);
  });

  it.each(Object.entries(FAULTS))('leave a row with %s alone with its error', async (_fault, changes) => {
    const bad = leadRow(changes);
    const alone = await outcomeOf(insertRows(store, bad));
    const good = many(SOME, leadRow);
    const requests = good.map((row) => [row]).toSpliced(SOME / 2, 0, [bad]);
    const outcomes = await insertAll(requests);
    expect(outcomes.filter((outcome) => outcome !== 'stored')).toEqual([alone]);
    expect(await storedOf(good)).toHaveLength(good.length);
  });

  it('are refused if too many wait', async () => {
    const fitting = many(1 + SECOND_FROM + MAX_WAITING, () => outcomeOf(insertRows(store, leadRow())));
    await expect(insertRows(store, leadRow())).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
    await Promise.all(fitting);
    expect(await outcomeOf(insertRows(store, leadRow()))).toBe('stored');
  });

  it('are refused after waiting too long, and not stored later', async () => {
    const impatient = await openLeadStore(open.database, undefined, SHORT_MS);
    const release = await hold(open);
    const rows = many(10, leadRow);
    const inserts = rows.map((row) => outcomeOf(insertRows(impatient, row)));
    expect(await Promise.race(inserts)).toBe('PGRST003');
    await release();
    const outcomes = await Promise.all(inserts);
    const acknowledged = rows.filter((_, index) => outcomes[index] === 'stored');
    await insertRows(impatient, leadRow());
    expect(await storedOf(rows)).toEqual(acknowledged.map(({ id }) => id));
  });
});

/** Blocks the database until it is released. */
async function hold({ place }: OpenPlace): Promise<() => Promise<unknown>> {
  const holder = new pg.Client({ connectionString: place.settings.DATABASE_URL });
  await holder.connect();
  await holder.query('begin; lock table public.leads');
  return () => holder.end();
}
