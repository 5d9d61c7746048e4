import { once } from 'node:events';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Backend } from './backend.ts';
import type { WorkerNotice, WorkerRequest } from './embedded.worker.ts';
import { answerOwner } from './owner-request.ts';
import { listenForOwner, socketPathIn } from './owner-socket.ts';
import type { Party } from './shared-session.ts';
import { WorkerSocket } from './worker-socket.ts';

/**
 * WebAssembly is compiled once, by V8's fast compiler. Its optimizing one takes
 * 500 MB for the largest functions of PostgreSQL, and the allocator keeps 60 to
 * 200 of them; leads took the same processor time with and without it.
 */
const BASELINE_ONLY = '--no-wasm-tier-up --no-wasm-dynamic-tiering';

/**
 * The database inside this process, kept in `directory`, which is made where it
 * is missing. It runs in a worker thread, because a query blocks its thread.
 * Throws a `StartError` where the directory is in use or damaged.
 */
export async function openEmbedded(directory: string): Promise<Backend> {
  const path = resolve(directory);
  setFlagsFromString(BASELINE_ONLY);
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: path });
  const { missing } = await untilReady(worker, path);

  const connectionOf = (party: Party): pg.PoolConfig => ({
    // One session serves all: a second connection would only wait for the first.
    max: 1,
    stream: () => new WorkerSocket(worker, party),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
  });

  let unlisten = async () => {};
  let closing = false;
  const lost = new Promise<Error>((settle) => {
    worker.once('error', (error) =>
      settle(new Error(`The embedded database has failed: ${reasonOf(error)}`)),
    );
    worker.once('exit', (code) => {
      if (!closing) settle(new Error(`The embedded database has failed: it ended with code ${code}`));
    });
  });

  return {
    migration: connectionOf('migration'),
    owner: connectionOf('owner'),
    missing,
    lost,
    async listen() {
      const socketPath = socketPathIn(path);
      if (socketPath === null) return;
      const commands = new pg.Pool(connectionOf('command')).on('error', () => {});
      const end = await listenForOwner(socketPath, (request) => answerOwner(commands, request));
      unlisten = async () => {
        await end();
        await commands.end();
      };
    },
    async close() {
      closing = true;
      await unlisten();
      const ended = once(worker, 'exit');
      worker.postMessage('close' satisfies WorkerRequest);
      await ended;
    },
  };
}

async function untilReady(worker: Worker, path: string): Promise<WorkerNotice> {
  try {
    const [notice] = await once(worker, 'message');
    return notice;
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartError(
      reason.includes(path) ? reason : `The database in ${path} cannot be opened: ${reason}`,
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
