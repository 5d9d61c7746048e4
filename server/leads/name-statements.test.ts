import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { closePlace, openPlace, POSTGRES } from '../../tests/support/databases.ts';
import { insertRows } from '../../tests/support/insert-rows.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { MAX_NAMED, nameStatements } from './name-statements.ts';
import { openLeadStore } from './store.ts';

it('gives each of the first statements a name of its own, and the same one again', () => {
  const named = nameStatements();
  const texts = Array.from({ length: MAX_NAMED }, () => randomUUID());
  const names = texts.map((text) => named(text).name);
  expect(new Set(names).size).toBe(MAX_NAMED);
  expect(names).not.toContain(undefined);
  expect(texts.map((text) => named(text).name)).toEqual(names);
  expect(named(randomUUID())).not.toHaveProperty('name');
});

it('lets the database prepare the statement of the page, and no more than the most of all others', async () => {
  const open = await openPlace(POSTGRES);
  const store = await openLeadStore(open.database);
  for (const shift of Array.from({ length: MAX_NAMED + 2 }).keys()) {
    const fields = Object.entries(leadRow());
    await insertRows(store, Object.fromEntries([...fields.slice(shift), ...fields.slice(0, shift)]));
  }
  const prepared = await open.database.query<{ statement: string }>({
    text: `select statement from pg_catalog.pg_prepared_statements where statement like 'insert%'`,
  });
  await closePlace(open);
  expect(prepared).toHaveLength(MAX_NAMED);
});
