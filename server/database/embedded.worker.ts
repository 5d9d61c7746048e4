import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type PGlite, protocol } from '@electric-sql/pglite';
import { dataDirectoryIn, lockDirectory, SOCKET_FILE, socketDirectory } from './data-directory.ts';
import { openPglite } from './open-pglite.ts';
import { type Session, servePostgres } from './serve-postgres.ts';

/** Sent when the database accepts connections: the host to connect to. */
export type WorkerNotice = { host: string };

let panic: string | null = null;
const onPanic = (reason: string) => {
  panic = reason;
};

// As a separate process, it creates a database in an empty directory. Its 130 MB are freed when the process exits.
if (isMainThread) await make(process.argv[2] ?? '');
else await serve(workerData);

async function make(path: string): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  try {
    await (await openPglite(path, onPanic)).close();
    process.exit(0);
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : String(error), () => process.exit(1));
  }
}

async function makeApart(path: string): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [path]);
  let reason: unknown;
  child.once('message', (message) => {
    reason = message;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`it could not be created: ${reason ?? `code ${code}`}`);
}

async function serve(directory: string): Promise<void> {
  const unlock = lockDirectory(directory);
  const database = await openPglite(await dataDirectoryIn(directory, makeApart), onPanic);
  const { host, remove } = socketDirectory(directory);
  const unlisten = await servePostgres(await sessionOf(database), join(host, SOCKET_FILE));

  // The only message asks the worker to close.
  parentPort?.once('message', async () => {
    await unlisten();
    remove();
    await database.close();
    unlock();
    process.exit(0);
  });
  parentPort?.postMessage({ host } satisfies WorkerNotice);
}

async function sessionOf(database: PGlite): Promise<Session> {
  const run: Session['run'] = async (messages, answer) => {
    // As a stream, because PGlite keeps the messages of other raw answers in memory.
    await database.execProtocolRawStream(messages, {
      syncToFs: false,
      // Copies the part, which is the database's own memory.
      onRawData: (part) => answer(part.slice()),
    });
    stopAfterPanic();
  };
  const parts: Uint8Array[] = [];
  await run(protocol.serialize.startup({ user: 'postgres', database: 'postgres' }), (part) =>
    parts.push(part),
  );
  return {
    greeting: Buffer.concat(parts),
    run,
    async reset() {
      await database.exec('rollback');
      await database.exec('discard all');
      stopAfterPanic();
    },
  };
}

/**
 * Stops this thread, and with it the server, where PostgreSQL would have stopped
 * itself. The next start recovers from the log. A full disk causes this if the log
 * has no room, and only an error if a table has none.
 */
function stopAfterPanic(): void {
  if (panic !== null)
    throw new Error(`${panic}. Every acknowledged lead is on disk. Fix the cause, then restart the server.`);
}
