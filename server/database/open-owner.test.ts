import { cpSync, existsSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH, EMBEDDED } from '../../tests/support/databases.ts';
import type { DatabaseSettings, Place } from '../../tests/support/place.ts';
import { lockDirectory } from './data-directory.ts';
import { openDatabase } from './database.ts';
import { openOwner } from './open-owner.ts';
import { SOCKET_FILE } from './socket-directory.ts';

const LEADS = { text: 'select count(*)::int as leads from public.leads' };
const PERMISSIONS = 0o777;

let place: Place;
let settings: DatabaseSettings;

describe.each(BOTH)('the owner of $kind', ({ makePlace }) => {
  beforeAll(async () => {
    place = await makePlace();
    await (await openDatabase(place.settings)).close();
  });
  afterAll(() => place.remove());

  it('reaches the leads while no server runs, and while one does', async () => {
    const alone = await openOwner(place.settings);
    expect(await alone.query(LEADS)).toEqual([{ leads: 0 }]);
    await alone.close();

    const server = await openDatabase(place.settings);
    const owners = await Promise.all([openOwner(place.settings), openOwner(place.settings)]);
    for (const owner of owners) {
      expect(
        await owner.query({ text: 'select current_user as role, $1::text as v', values: ['x'] }),
      ).toEqual([{ role: 'postgres', v: 'x' }]);
      expect(await server.query({ text: 'select current_user as role' })).toEqual([{ role: 'postgres' }]);
      await owner.close();
    }
    await server.close();
  });
});

describe('the owner of the embedded database', () => {
  beforeAll(async () => {
    place = await EMBEDDED.makePlace();
    settings = place.settings;
  });
  afterAll(() => place.remove());

  it('has a socket that no one else may use, for as long as a server runs, and that of the next one afterwards', async () => {
    const path = join(settings.DATA_DIR, SOCKET_FILE);
    const server = await openDatabase(settings);
    expect(statSync(path).mode & PERMISSIONS).toBe(0o600);
    const owner = await openOwner(settings);
    await server.close();
    expect(existsSync(path)).toBe(false);
    await expect(owner.query(LEADS)).rejects.toThrow();
    const next = await openDatabase(settings);
    expect(await owner.query(LEADS)).toEqual([{ leads: 0 }]);
    await owner.close();
    await next.close();
  });

  it('takes the place of a socket that a dead process left', async () => {
    symlinkSync('/nowhere', join(settings.DATA_DIR, SOCKET_FILE));
    const server = await openDatabase(settings);
    const owner = await openOwner(settings);
    expect(await owner.query(LEADS)).toEqual([{ leads: 0 }]);
    await owner.close();
    await server.close();
  });

  it('reaches the leads in a directory whose path is too long for a socket', async () => {
    const long = { ...settings, DATA_DIR: join(settings.DATA_DIR, 'd'.repeat(120)) };
    cpSync(join(settings.DATA_DIR, 'pg'), join(long.DATA_DIR, 'pg'), { recursive: true });
    const server = await openDatabase(long);
    const owner = await openOwner(long);
    expect(owner.isAlone).toBe(false);
    expect(await owner.query(LEADS)).toEqual([{ leads: 0 }]);
    await owner.close();
    await server.close();
  });

  it('is told where there are no leads, and nothing is made there', async () => {
    const DATA_DIR = join(settings.DATA_DIR, 'wrong');
    await expect(openOwner({ ...settings, DATA_DIR })).rejects.toThrow(`There are no leads in ${DATA_DIR}.`);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('is told where a process has the directory and does not listen', async () => {
    const unlock = lockDirectory(settings.DATA_DIR);
    await expect(openOwner(settings)).rejects.toThrow('is in use by another process');
    unlock();
  });
});
