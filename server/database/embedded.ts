import { once } from 'node:events';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { SOCKET_FILE, socketDirectory } from './data-directory.ts';
import type { WorkerNotice } from './embedded.worker.ts';
import { reasonOf } from './failure.ts';

/**
 * WebAssembly is compiled once, by V8's fast compiler. Its optimizing one takes
 * 500 MB for the largest functions of PostgreSQL, and the allocator keeps 60 to
 * 200 of them; leads took the same processor time with and without it.
 */
const BASELINE_ONLY = '--no-wasm-tier-up --no-wasm-dynamic-tiering';

/** How to connect to an embedded database, and how to let go of it. */
export type EmbeddedDatabase = {
  connection: pg.ClientConfig;
  close(): Promise<void>;
  /** Resolves with the reason if it dies while this process has it open. */
  lost: Promise<Error>;
};

/**
 * Opens the database in `directory`, which is made if it is missing, for this process and for the owner's commands.
 * It runs in a worker thread, because a query blocks its thread, and is a PostgreSQL to everyone: on a socket.
 * Throws if the directory is in use or damaged.
 */
export async function openEmbedded(directory: string): Promise<EmbeddedDatabase> {
  const path = resolve(directory);
  setFlagsFromString(BASELINE_ONLY);
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: path });
  const { host } = await untilReady(worker, path);

  let closing = false;
  const lost = Promise.withResolvers<Error>();
  const hasFailed = (reason: string) =>
    lost.resolve(new Error(`The embedded database has failed: ${reason}`));
  worker.once('error', (error) => hasFailed(reasonOf(error)));
  worker.once('exit', (code) => {
    if (!closing) hasFailed(`it ended with code ${code}`);
  });

  return {
    connection: connectionTo(host),
    lost: lost.promise,
    async close() {
      closing = true;
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}

/** The database in `directory`, if another process has it open and lets this one in, or `null`. */
export async function findEmbedded(
  directory: string,
): Promise<Pick<EmbeddedDatabase, 'connection' | 'close'> | null> {
  const { host, remove } = socketDirectory(resolve(directory));
  const path = join(host, SOCKET_FILE);
  const socket = connect({ path });
  try {
    await once(socket, 'connect');
    return { connection: connectionTo(host), close: async () => remove() };
  } catch (error) {
    remove();
    if (isNoOneThere(error)) return null;
    throw new Error(`The server cannot be asked at ${path}: ${reasonOf(error)}`);
  } finally {
    socket.destroy();
  }
}

function connectionTo(host: string): pg.ClientConfig {
  // All of it, because pg would take the rest from the environment.
  return { host, port: 5432, user: 'postgres', database: 'postgres', password: '', ssl: false };
}

async function untilReady(worker: Worker, path: string): Promise<WorkerNotice> {
  try {
    const [notice] = await once(worker, 'message');
    return notice;
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(reason.includes(path) ? reason : `The database in ${path} cannot be opened: ${reason}`);
  }
}

/** There is no socket, or one that a process left behind. */
function isNoOneThere(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
  );
}
