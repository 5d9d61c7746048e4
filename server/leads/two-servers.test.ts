import { expect, it } from 'vitest';
import type { Lead } from '../../lead/lead.ts';
import { KEY, LEADS } from '../../tests/support/app-on.ts';
import { POSTGRES, placeForTest, serverForTest } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';

const ROUNDS = 4;
const LEADS_A_ROUND = 16;

it('two servers on one PostgreSQL store a lead once that both get at the same time', async () => {
  const place = await placeForTest(POSTGRES);
  const servers = [serverForTest(place.settings), serverForTest(place.settings)];
  const [one = '', other = ''] = await Promise.all(servers.map(({ address }) => address));
  const sendAll = (address: string, rows: Lead[]) =>
    Promise.all(
      rows.map(async (row) => {
        const headers = { apikey: KEY, 'content-type': 'application/json' };
        const sent = await fetch(address + LEADS, { method: 'POST', headers, body: JSON.stringify(row) });
        return sent.status;
      }),
    );
  const all: Lead[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rows = Array.from({ length: LEADS_A_ROUND }, () => leadRow());
    all.push(...rows);
    // From both ends: each server is the first with about half of them.
    const [forward, backward] = await Promise.all([sendAll(one, rows), sendAll(other, rows.toReversed())]);
    const pairs = forward.map((status, index) => [status, backward.at(-1 - index)].sort());
    expect(pairs).toEqual(rows.map(() => [201, 409]));
  }
  const stored = await place.asOwner<{ id: string }>('select id from public.leads');
  expect(stored.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
});
