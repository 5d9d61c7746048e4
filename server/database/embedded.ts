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
 * Uses only V8's fast WebAssembly compiler. The optimizing one takes 500 MB for
 * PostgreSQL's largest functions, of which the allocator keeps 60 to 200 MB. Leads
 * take the same processor time with and without it.
 */
const BASELINE_ONLY = '--no-wasm-tier-up --no-wasm-dynamic-tiering';

/** An open embedded database. */
export type EmbeddedDatabase = {
  connection: pg.ClientConfig;
  close(): Promise<void>;
  /** Resolves with the reason if it fails while open. */
  lost: Promise<Error>;
};

/**
 * Opens the database in `directory`, or creates it, for this process and the owner's commands. It runs in a worker
 * thread, because a query blocks its thread, and serves PostgreSQL's protocol on a socket. Throws an error if the
 * directory is in use or damaged.
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
    if (!closing) hasFailed(`it exited with code ${code}`);
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

/** Connects to the database in `directory` if another process has it open, otherwise `null`. */
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
    throw new Error(`Cannot connect to the server at ${path}: ${reasonOf(error)}`);
  } finally {
    socket.destroy();
  }
}

function connectionTo(host: string): pg.ClientConfig {
  // Complete, because pg takes missing values from the environment.
  return { host, port: 5432, user: 'postgres', database: 'postgres', password: '', ssl: false };
}

async function untilReady(worker: Worker, path: string): Promise<WorkerNotice> {
  try {
    const [notice] = await once(worker, 'message');
    return notice;
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(reason.includes(path) ? reason : `Cannot open the database in ${path}: ${reason}`);
  }
}

/** The socket is missing, or left behind by a dead process. */
function isNoOneThere(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
  );
}
