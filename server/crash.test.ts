import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { POSTGRES } from '../tests/support/databases.ts';
import { embeddedPlace, type Place } from '../tests/support/place.ts';
import { residentMegabytes } from '../tests/support/resident-megabytes.ts';
import { type ServerProcess, startServer } from '../tests/support/server-process.ts';

let place: Place;
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.process.kill('SIGKILL');
    await server.ended;
  }
  await place.remove();
});

/** Three first starts on a machine that runs other tests too. */
const THREE_STARTS_MS = 240_000;

/** Starts a server that does not outlive its test. */
function start(settings = place.settings): ServerProcess {
  const server = startServer(settings);
  servers.push(server);
  return server;
}

// What becomes of leads when a server is killed or told to stop under load: see `delivery/processes.test.ts`.

describe('a server on the embedded database', () => {
  it(
    'starts again after it was killed in its very first start, holds less than 350 MB once it has made its database, and lets no other user or server into the directory',
    async () => {
      const parent = mkdtempSync(join(tmpdir(), 'leads-made-'));
      const DATA_DIR = join(parent, 'made');
      place = {
        ...(await embeddedPlace(DATA_DIR)),
        remove: async () => rmSync(parent, { recursive: true }),
      };
      const first = start();
      await expect.poll(() => existsSync(join(DATA_DIR, 'pg.new')), { timeout: 60_000 }).toBe(true);
      first.process.kill('SIGKILL');
      await first.ended;
      expect(existsSync(join(DATA_DIR, 'pg'))).toBe(false);

      const second = start();
      await second.address;
      expect(readdirSync(DATA_DIR)).not.toContain('pg.new');
      expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
      const megabytes = await residentMegabytes(second.process.pid ?? 0);
      expect(megabytes).toBeGreaterThan(50);
      expect(megabytes).toBeLessThan(350);

      const other = await start().ended;
      expect(other).toEqual({
        code: 1,
        errors: `The data directory ${DATA_DIR} is in use by another process. Stop that process, or set DATA_DIR to another directory.\n`,
      });
    },
    THREE_STARTS_MS,
  );

  it('refuses a damaged directory and leaves it as it is', async () => {
    place = await embeddedPlace();
    const pg = join(place.settings.DATA_DIR, 'pg');
    mkdirSync(pg);
    writeFileSync(join(pg, 'pg_hba.conf'), 'left over');
    const { code, errors } = await start().ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^.*pg is damaged: it is not empty, but has no PG_VERSION\. Restore .*\n$/);
    expect(readdirSync(pg)).toEqual(['pg_hba.conf']);
  });
});

describe('a server on PostgreSQL', () => {
  it('says that it cannot reach the database, without the password', async () => {
    place = await POSTGRES.makePlace();
    const settings = { ...place.settings, DATABASE_URL: 'postgres://leads:hunter2@127.0.0.1:1/leads' };
    const { code, errors } = await start(settings).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/);
    expect(errors).not.toContain('hunter2');
  });
});
