import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldOf } from '../../lead/form.ts';
import { KEY, LEADS } from '../../tests/support/app-on.ts';
import { EMBEDDED } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { startServer } from '../../tests/support/server-process.ts';

const DESCRIPTION_MAX = fieldOf('description')?.max ?? 0;

const ROWS_A_REQUEST = 40;

/** Sends incompressible leads until the server at `address` is gone. */
async function fillLog(address: string): Promise<void> {
  for (;;) {
    const rows = Array.from({ length: ROWS_A_REQUEST }, () =>
      leadRow({ requirements: randomBytes(DESCRIPTION_MAX / 2).toString('hex') }),
    );
    const headers = { apikey: KEY, 'content-type': 'application/json' };
    const sent = fetch(address + LEADS, { method: 'POST', headers, body: JSON.stringify(rows) });
    if (!(await sent.catch(() => null))) return;
  }
}

it('stops the server with the reason when it fails', async () => {
  const place = await EMBEDDED.makePlace();
  const server = startServer(place.settings);
  const address = await server.address;
  // Its next log segment of 16 MB cannot be created.
  rmSync(join(place.settings.DATA_DIR, 'pg', 'pg_wal'), { recursive: true });
  await fillLog(address);
  const { code, errors } = await server.ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The embedded database has failed: .+\n$/);
  await place.remove();
});
