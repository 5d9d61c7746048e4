import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closePlace, EMBEDDED, openPlace } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { callLeads } from '../cli/test/call-leads.ts';

const GONE = 'Quillfeather';
const KEPT = 'Inkwell';
/** Too long for its row, and nothing that PostgreSQL could compress away. */
const LONG = Array.from({ length: 450 }, (_, number) => (number * 7_654_321).toString(36)).join(' ');

/** Which files below `directory` have `word` in them. */
function filesWith(directory: string, word: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(word));
}

it.each([
  ['erase', ['--email', 'person@visitors.example']],
  ['purge', ['--older-than', '1h']],
])(
  '%s leaves no word of a lead in the files of the embedded database, while a server runs',
  async (name, options) => {
    const open = await openPlace(EMBEDDED);
    const { settings } = open.place;
    const gone = leadRow({ name: GONE, email: 'person@visitors.example', requirements: `${LONG} ${GONE}` });
    const kept = leadRow({ name: KEPT, email: 'other@visitors.example' });
    await open.asOwner(
      'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)',
      [JSON.stringify([gone, kept])],
    );
    await open.asOwner('insert into server.lead_notes (lead_id, words) values ($1, $2)', [
      gone.id,
      `Called ${GONE}.`,
    ]);
    await open.asOwner(
      `update public.leads set created_at = created_at - interval '2 hours', deadline = deadline - interval '2 hours' where id = $1`,
      [gone.id],
    );
    await open.asOwner('analyze');
    await open.asOwner('checkpoint');
    expect(filesWith(settings.DATA_DIR, GONE).length).toBeGreaterThan(2);

    expect(await callLeads(settings, name, ...options, '--yes')).toMatchObject({ code: 0, errors: '' });

    expect(filesWith(settings.DATA_DIR, GONE)).toEqual([]);
    expect(filesWith(settings.DATA_DIR, KEPT)).not.toEqual([]);
    expect(await open.asOwner('select name from public.leads')).toEqual([{ name: KEPT }]);
    await closePlace(open);
  },
);
