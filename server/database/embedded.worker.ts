import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type PGlite, protocol } from '@electric-sql/pglite';
import { dataDirectoryIn, lockDirectory, SOCKET_FILE, socketDirectory } from './data-directory.ts';
import { openPglite } from './open-pglite.ts';
import { type Session, servePostgres } from './serve-postgres.ts';

/** Sent once the database takes connections: the host to connect to. */
export type WorkerNotice = { host: string };

let panic: string | null = null;
const onPanic = (reason: string) => {
  panic = reason;
};

// As a process of its own it makes a database in an empty directory: the 130 MB that this takes go with the process.
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
  if (code !== 0) throw new Error(`it could not be made: ${reason ?? `code ${code}`}`);
}

async function serve(directory: string): Promise<void> {
  const unlock = lockDirectory(directory);
  const database = await openPglite(await dataDirectoryIn(directory, makeApart), onPanic);
  const { host, remove } = socketDirectory(directory);
  const unlisten = await servePostgres(await sessionOf(database), join(host, SOCKET_FILE));

  // The only message is the wish to close.
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
    // As a stream, because PGlite keeps the messages of any other raw answer for as long as it runs.
    await database.execProtocolRawStream(messages, {
      syncToFs: false,
      // The part is the database's own memory.
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
 * Ends this thread, and with it the server, where PostgreSQL would have ended
 * itself: the next start recovers from the log. A full disk comes to this if it
 * is the log that finds no room, and to a mere error if it is a table.
 */
function stopAfterPanic(): void {
  if (panic !== null)
    throw new Error(
      `${panic}. Every lead that was acknowledged is on the disk. Fix the cause, then start the server again.`,
    );
}
