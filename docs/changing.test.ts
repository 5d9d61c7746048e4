import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLeads } from '../owner/cli/test/call-leads.ts';
import { openLeadStore } from '../server/leads/store.ts';
import { openForTests, POSTGRES } from '../tests/support/databases.ts';
import { insertRows } from '../tests/support/insert-rows.ts';
import { leadRow } from '../tests/support/lead-row.ts';

const open = openForTests(POSTGRES);

it('adds the column of the guide to a table with leads, old ones can still be changed, and new ones have it', async () => {
  const guide = readFileSync(new URL('./changing.md', import.meta.url), 'utf8');
  const [, migration = ''] = /```sql\n([\s\S]*?)```/.exec(guide) ?? [];
  const store = await openLeadStore(open.database);
  const old = leadRow();
  await insertRows(store, old);
  await open.asOwner(migration);
  expect(await readLeads(open.place.settings, 'status', old.id, 'won')).toMatchObject({ new: 'won' });
  await insertRows(store, leadRow());
  const pages = await open.asOwner('select pages from public.leads');
  expect(pages).toEqual([{ pages: 0 }, { pages: 0 }]);
});
