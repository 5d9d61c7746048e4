import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closePlace, EMBEDDED, openPlace } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { callLeads } from '../cli/test/call-leads.ts';

const ERASED = 'Quillfeather';
const PURGED = 'Wigglesworth';
const KEPT = 'Inkwell';
/** Too long for its row, and not compressible. */
const LONG = Array.from({ length: 450 }, (_, number) => (number * 7_654_321).toString(36)).join(' ');

/** The files below `directory` that contain `word`. */
function filesWith(directory: string, word: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(word));
}

it('erase and purge remove a lead from the files of the embedded database while a server runs', async () => {
  const open = await openPlace(EMBEDDED);
  const { settings } = open.place;
  const [erased, purged, kept] = [ERASED, PURGED, KEPT].map((name) =>
    leadRow({ name, email: `${name}@visitors.example`, requirements: `${LONG} ${name}` }),
  );
  await open.asOwner(
    'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)',
    [JSON.stringify([erased, purged, kept])],
  );
  await open.asOwner(
    `insert into server.lead_notes (lead_id, words) select id, 'Called ' || name from public.leads`,
  );
  await open.asOwner(
    `update public.leads set created_at = created_at - interval '2 hours', deadline = deadline - interval '2 hours' where name = $1`,
    [PURGED],
  );
  await open.asOwner('analyze');
  await open.asOwner('checkpoint');

  for (const [gone, ...command] of [
    [ERASED, 'erase', '--email', `${ERASED}@visitors.example`],
    [PURGED, 'purge', '--older-than', '1h'],
  ] as const) {
    expect(filesWith(settings.DATA_DIR, gone).length).toBeGreaterThan(2);
    expect(await callLeads(settings, ...command, '--yes')).toMatchObject({ code: 0, errors: '' });
    expect(filesWith(settings.DATA_DIR, gone)).toEqual([]);
  }
  expect(filesWith(settings.DATA_DIR, KEPT)).not.toEqual([]);
  expect(await open.asOwner('select name from public.leads')).toEqual([{ name: KEPT }]);
  await closePlace(open);
});
