import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertRows, outcomeOf } from '../../tests/support/insert-rows.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import type { Place } from '../../tests/support/place.ts';
import { type PostgresPair, placeOn, startPair } from '../../tests/support/postgres-pair.ts';
import { Wire } from '../../tests/support/wire.ts';
import { type LeadStore, openLeadStore } from '../leads/store.ts';
import { type Database, openDatabase } from './database.ts';
import { openOwner } from './open-owner.ts';

/** The longest from the promotion of the standby to the next lead that is stored. */
const MAX_GAP_MS = 5_000;
/** How long a visitor takes to press the button again. */
const SECOND_TRY_MS = 50;

let pair: PostgresPair;
let place: Place;
const wires = new Map<string, Wire>();
beforeAll(async () => {
  pair = await startPair();
  place = await placeOn(pair);
  for (const { url } of [pair.primary, pair.standby]) wires.set(url, new Wire(new URL(url)));
});
afterAll(async () => {
  for (const wire of wires.values()) await wire.cut();
  await place.remove();
});

/** Both hosts, each over a wire of its own. */
async function settings() {
  const url = new URL(`${pair.primary.url}/leads`);
  const hosts: string[] = [];
  for (const wire of wires.values()) hosts.push(`127.0.0.1:${await wire.mend()}`);
  return { ...place.settings, DATABASE_URL: url.href.replace(url.host, hosts.join()) };
}
const wireTo = ({ url }: { url: string }) => wires.get(url) as Wire;

describe('several hosts in DATABASE_URL', () => {
  let database: Database;
  let store: LeadStore;
  const moves: string[] = [];
  const open = async () => {
    database = await openDatabase(await settings());
    database.onMove((name) => moves.push(name));
    store = await openLeadStore(database);
  };
  const insert = () => outcomeOf(insertRows(store, leadRow()));
  /** How long it takes until a lead is stored. */
  const untilStored = async () => {
    const begun = performance.now();
    while ((await insert()) !== 'stored') await pause(SECOND_TRY_MS);
    return performance.now() - begun;
  };
  afterEach(async () => {
    moves.length = 0;
    await database.close();
    for (const wire of wires.values()) wire.tear();
    await pair.rejoin();
  });

  it('lead to the new primary within seconds where the old one has gone silent', async () => {
    await open();
    const inserts = Array.from({ length: 4 }, insert);
    expect(await Promise.all(inserts)).toEqual(inserts.map(() => 'stored'));
    wireTo(pair.primary).fallSilent();
    // These are on their way, or wait for a connection, when the standby takes over.
    const caught = [insert(), insert(), insert()];
    await pair.promote();
    expect(await untilStored()).toBeLessThan(MAX_GAP_MS);
    expect(await Promise.all(caught)).toContain('PGRST001');
    expect(moves).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+$/)]);
  });

  it('lead away from a primary that was left behind, and never back to it', async () => {
    await open();
    expect(await insert()).toBe('stored');
    await pair.primary.halt('SIGKILL');
    await pair.promote();
    await untilStored();
    // It does not know that it was left behind, and takes writes, as far as it knows.
    await pair.standby.start();
    await wireTo(pair.primary).cut();
    expect(await insert()).toBe('PGRST001');
    expect(await insert()).toBe('PGRST001');
    await wireTo(pair.primary).mend();
    expect(await untilStored()).toBeLessThan(MAX_GAP_MS);
    // One that starts now takes the later promotion for the right one.
    await database.close();
    await open();
    expect(await insert()).toBe('stored');
    const served = await database.asOwner({ text: 'select inet_server_port() as port' });
    expect(served).toEqual([{ port: Number(new URL(pair.primary.url).port) }]);
  });

  it('lead to the primary again once a standby took its place and gave it back, commands of the owner too', async () => {
    await open();
    for (const moved of [1, 2]) {
      await pair.primary.halt('SIGINT');
      await pair.promote();
      await untilStored();
      expect(moves).toHaveLength(moved);
      const owner = await openOwner(await settings());
      await owner.query({ text: `update public.leads set status = 'contacted'` });
      await owner.close();
      if (moved === 1) await pair.rejoin();
    }
  });

  it.each(['pg_cancel_backend', 'pg_terminate_backend'])(
    'keep from a visitor that a lead is stored until the standby has it, whose wait %s has ended',
    async (end) => {
      await open();
      const row = leadRow();
      const waiting = `select pid from pg_stat_activity where wait_event = 'SyncRep' and usename = 'postgres'`;
      const untilOneWaits = async () => {
        while ((await place.asOwner(waiting)).length === 0) await pause(SECOND_TRY_MS);
      };
      await pair.standby.halt('SIGKILL');
      const first = outcomeOf(insertRows(store, row));
      await untilOneWaits();
      // From here on the row can be seen, and on the primary alone.
      await place.asOwner(`select ${end}(pid) from (${waiting}) as backend`);
      expect(await first).toBe('PGRST001');
      const again = outcomeOf(insertRows(store, row));
      expect(await Promise.race([again, untilOneWaits()])).toBeUndefined();
      await pair.standby.start();
      expect(await again).toBe('23505');
    },
  );

  it('are refused in words, without the password, where none is a primary', async () => {
    await open();
    await pair.primary.halt('SIGKILL');
    expect(await insert()).toBe('PGRST001');
    const start = openDatabase(await settings());
    await expect(start).rejects.toThrow(
      /^The database cannot be used: No host of DATABASE_URL is a primary: .* is a standby/,
    );
    await expect(start).rejects.not.toThrow('only-for-tests');
    await pair.promote();
  });
});
