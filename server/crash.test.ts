import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOTHING, placeForTest, serverForTest } from '../tests/support/databases.ts';
import { residentMegabytes } from '../tests/support/server-process.ts';

/** Two first starts on a busy machine. */
const TWO_STARTS_MS = 240_000;

/** A directory that the server creates. */
async function inNewDirectory() {
  const { settings } = await placeForTest(NOTHING);
  return { settings: { ...settings, DATA_DIR: join(settings.DATA_DIR, 'made') } };
}

// For leads when a server is killed or stopped under load, see `delivery/processes.test.ts`.

it(
  'a server starts after being killed in its first start, uses less than 300 MB, and keeps others out of its directory',
  async () => {
    const { settings } = await inNewDirectory();
    const unfinished = () =>
      existsSync(settings.DATA_DIR)
        ? readdirSync(settings.DATA_DIR).filter((name) => name.startsWith('pg.new'))
        : [];
    const first = serverForTest(settings);
    await expect.poll(unfinished, { timeout: 60_000 }).toHaveLength(1);
    first.process.kill('SIGKILL');
    await first.ended;
    expect(existsSync(join(settings.DATA_DIR, 'pg'))).toBe(false);

    const second = serverForTest(settings);
    await second.address;
    expect(unfinished()).toEqual([]);
    expect(statSync(settings.DATA_DIR).mode & 0o777).toBe(0o700);
    const megabytes = await residentMegabytes(second.process.pid ?? 0);
    expect(megabytes).toBeGreaterThan(50);
    expect(megabytes).toBeLessThan(300);

    expect(await serverForTest(settings).ended).toEqual({
      code: 1,
      errors: `The data directory ${settings.DATA_DIR} is in use by another process. Stop that process, or set DATA_DIR to another directory.\n`,
    });
  },
  TWO_STARTS_MS,
);

it('a server refuses a damaged directory and does not change it', async () => {
  const { settings } = await inNewDirectory();
  const pg = join(settings.DATA_DIR, 'pg');
  mkdirSync(pg, { recursive: true });
  writeFileSync(join(pg, 'pg_hba.conf'), 'left over');
  const { code, errors } = await serverForTest(settings).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^.*pg is damaged: it is not empty, but has no PG_VERSION\. Restore .*\n$/);
  expect(readdirSync(pg)).toEqual(['pg_hba.conf']);
});

it('a server reports that it cannot reach PostgreSQL, without the password', async () => {
  const DATABASE_URL = 'postgres://leads:hunter2@127.0.0.1:1/leads';
  const { code, errors } = await serverForTest({ DATABASE_URL, DATA_DIR: '' }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^Cannot use the database: .*ECONNREFUSED.*\n$/);
  expect(errors).not.toContain('hunter2');
});
