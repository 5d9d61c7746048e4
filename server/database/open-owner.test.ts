import { existsSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH, EMBEDDED } from '../../tests/support/databases.ts';
import type { DatabaseSettings, Place } from '../../tests/support/place.ts';
import { openDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { openOwner } from './open-owner.ts';
import { MAX_SOCKET_PATH_BYTES, SOCKET_FILE, socketPathIn } from './owner-socket.ts';

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

  it('has a socket that nobody else may use, for as long as the server runs, and is told of its end', async () => {
    const path = join(settings.DATA_DIR, SOCKET_FILE);
    const server = await openDatabase(settings);
    expect(statSync(path).mode & PERMISSIONS).toBe(0o600);
    const owner = await openOwner(settings);
    await server.close();
    expect(existsSync(path)).toBe(false);
    await expect(owner.query(LEADS)).rejects.toThrow();
  });

  it('takes the place of a socket that a dead process left', async () => {
    const { DATA_DIR } = settings;
    symlinkSync('/nowhere', join(DATA_DIR, SOCKET_FILE));
    const server = await openDatabase(settings);
    const owner = await openOwner(settings);
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
    const { DATA_DIR } = settings;
    const unlock = lockDirectory(DATA_DIR);
    await expect(openOwner(settings)).rejects.toThrow('is in use by another process');
    unlock();
  });
});

describe('the path of the owner’s socket', () => {
  const long = `/${'d'.repeat(MAX_SOCKET_PATH_BYTES)}`;

  it('is told from the working directory where only that is short enough', () => {
    expect(socketPathIn('/data')).toBe(`/data/${SOCKET_FILE}`);
    expect(socketPathIn(join(process.cwd(), 'data'))).toBe(join(process.cwd(), 'data', SOCKET_FILE));
    expect(socketPathIn(long)).toBe(null);
  });
});
