import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { SOCKET_FILE } from '../../server/database/data-directory.ts';
import { EMBEDDED } from '../../tests/support/databases.ts';
import type { Place } from '../../tests/support/place.ts';
import { startServer, streamLeads } from '../../tests/support/server-process.ts';
import { callLeads, readLeads } from './test/call-leads.ts';

const LEADS = 40;
let place: Place;
afterEach(() => place.remove());

it('reads and changes the embedded database while a server takes leads, and after it stops', async () => {
  place = await EMBEDDED.makePlace();
  const { settings } = place;
  const server = startServer(settings);
  const stream = streamLeads(await server.address, 4);
  await stream.reached(LEADS);
  expect(statSync(join(settings.DATA_DIR, SOCKET_FILE)).mode & 0o777).toBe(0o600);

  const acknowledged = [...stream.acknowledged];
  const ids = new Set((await exported(settings)).map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  const [first = ''] = acknowledged;
  expect(await readLeads(settings, 'status', first, 'won')).toMatchObject({ old: 'new', new: 'won' });

  server.process.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, errors: '' });
  await stream.over;
  const left = await exported(settings);
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(stream.acknowledged));
  expect(left.filter(({ status }) => status === 'won').map(({ id }) => id)).toEqual([first]);
});

async function exported(settings: Place['settings']): Promise<{ id: string; status: string }[]> {
  const { output } = await callLeads(settings, 'export', '--format', 'jsonl');
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
