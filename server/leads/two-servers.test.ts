import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Lead } from '../../lead/lead.ts';
import { KEY, LEADS } from '../../tests/support/app-on.ts';
import { POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import type { Place } from '../../tests/support/place.ts';
import { type ServerProcess, startServer } from '../../tests/support/server-process.ts';

const ROUNDS = 4;
const LEADS_A_ROUND = 16;

let place: Place;
let servers: ServerProcess[];
beforeAll(async () => {
  place = await POSTGRES.makePlace();
  servers = [startServer(place.settings), startServer(place.settings)];
});
afterAll(async () => {
  for (const server of servers) {
    server.process.kill();
    await server.ended;
  }
  await place.remove();
});

it('store a lead once that is sent to two servers on one PostgreSQL at the same time', async () => {
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
