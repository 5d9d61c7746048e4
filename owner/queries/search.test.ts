import { beforeEach, expect, it } from 'vitest';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { filtersFrom } from './filters.ts';
import { inboxPage } from './inbox.ts';

const open = openForTests(POSTGRES);
beforeEach(() => open.asOwner('delete from public.leads'));

async function isFound(search: string, changes: Record<string, string>): Promise<boolean> {
  await open.asOwner(
    'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)',
    [JSON.stringify([leadRow(changes)])],
  );
  return (await inboxPage(open.database.query, filtersFrom({ search }), 'newest')).length === 1;
}

it.each([
  ['conceicao', 'Maria Conceição'],
  ['CONCEIÇÃO', 'maria conceicao'],
  ['conceição', 'Conceic\u0327a\u0303o'],
  ['lodz', 'ŁÓDŹ'],
  ['Łódź', 'lodz'],
  ['zoë été', 'ZOE ETE'],
  ['strasse', 'Hauptstraße'],
  ['한국', '한국어'],
  ['की', 'की बात'],
  ['100% of_it', '100% OF_IT'],
  ['a\\.b', 'a\\.b'],
])('finds "%s" in "%s"', async (text, name) => {
  expect(await isFound(text, { name })).toBe(true);
});

it.each([
  ['(0)20 7946-0958', '+44 20 7946 0958'],
  ['777123', '0777 123 456'],
])('finds the number %s in %s', async (text, phone) => {
  expect(await isFound(text, { phone })).toBe(true);
});

it.each([
  ['.*', 'anything'],
  ['a_b', 'axb'],
  ['%', 'anything'],
  ['की', 'का'],
])('does not find "%s" in "%s"', async (text, name) => {
  expect(await isFound(text, { name })).toBe(false);
});
