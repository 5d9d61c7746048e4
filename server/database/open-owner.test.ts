import { cpSync, existsSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BOTH, EMBEDDED, placeForTest } from '../../tests/support/databases.ts';
import { lockDirectory, SOCKET_FILE } from './data-directory.ts';
import { openDatabase } from './database.ts';
import { openOwner } from './open-owner.ts';

const LEADS = { text: 'select count(*)::int as leads from public.leads' };
const ROLE = { text: 'select current_user as role, $1::text as v', values: ['x'] };
const PERMISSIONS = 0o777;

it.each(BOTH)('the owner of $kind can read leads with and without a running server', async (kind) => {
  const { settings } = await placeForTest(kind);
  await (await openDatabase(settings)).close();
  const alone = await openOwner(settings);
  expect(await alone.query(LEADS)).toEqual([{ leads: 0 }]);
  await alone.close();

  const server = await openDatabase(settings);
  const owners = await Promise.all([openOwner(settings), openOwner(settings)]);
  for (const owner of owners) {
    expect(await owner.query(ROLE)).toEqual([{ role: 'postgres', v: 'x' }]);
    expect(await server.query(ROLE)).toEqual([{ role: 'postgres', v: 'x' }]);
    await owner.close();
  }
  await server.close();
});

it('the embedded database’s socket is private, replaces a dead process’s, and is removed with its server', async () => {
  const { settings } = await placeForTest(EMBEDDED);
  const path = join(settings.DATA_DIR, SOCKET_FILE);
  symlinkSync('/nowhere', path);
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

it('the owner can read leads in a directory whose path is too long for a socket', async () => {
  const { settings } = await placeForTest(EMBEDDED);
  const long = { ...settings, DATA_DIR: join(settings.DATA_DIR, 'd'.repeat(120)) };
  cpSync(join(settings.DATA_DIR, 'pg'), join(long.DATA_DIR, 'pg'), { recursive: true });
  const server = await openDatabase(long);
  const owner = await openOwner(long);
  expect(owner.isAlone).toBe(false);
  expect(await owner.query(LEADS)).toEqual([{ leads: 0 }]);
  await owner.close();
  await server.close();
});

it('the owner gets an error if there is no database, or if a process holds the directory without listening', async () => {
  const { settings } = await placeForTest(EMBEDDED);
  const DATA_DIR = join(settings.DATA_DIR, 'wrong');
  await expect(openOwner({ ...settings, DATA_DIR })).rejects.toThrow(`There are no leads in ${DATA_DIR}.`);
  expect(existsSync(DATA_DIR)).toBe(false);
  const unlock = lockDirectory(settings.DATA_DIR);
  await expect(openOwner(settings)).rejects.toThrow('is in use by another process');
  unlock();
});
