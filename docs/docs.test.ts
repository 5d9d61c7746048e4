import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLeads } from '../owner/cli/test/call-leads.ts';
import project from '../package.json' with { type: 'json' };
import { openLeadStore } from '../server/leads/store.ts';
import { openForTests, POSTGRES } from '../tests/support/databases.ts';
import { insertRows, leadRow } from '../tests/support/lead-row.ts';

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
  const invoices = await open.asOwner('select invoice from public.leads');
  expect(invoices).toEqual([{ invoice: 0 }, { invoice: 0 }]);
});

const ROOT = new URL('..', import.meta.url);
const DOCS = readdirSync(new URL('docs', ROOT), { recursive: true }).map((name) => `docs/${name}`);
const PAGES = ['README.md', 'CONTRIBUTING.md', ...DOCS.filter((name) => name.endsWith('.md'))];

it.each(PAGES)('%s names commands that are there', (page) => {
  const named = readFileSync(new URL(page, ROOT), 'utf8').matchAll(/npm run (?:--?\w+ )?([a-z][\w:-]*)/g);
  const missing = [...named].map(([, name = '']) => name).filter((name) => !(name in project.scripts));
  expect(missing).toEqual([]);
});
