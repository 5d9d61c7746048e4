import { once } from 'node:events';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type PGlite, protocol } from '@electric-sql/pglite';
import { dataDirectoryIn, lockDirectory } from './data-directory.ts';
import { openPglite } from './open-pglite.ts';
import { type Session, servePostgres } from './serve-postgres.ts';
import { SOCKET_FILE, socketDirectory } from './socket-directory.ts';

/** What the thread is for: to serve the database in a data directory, or to make one in an empty directory. */
export type WorkerData = { serve: string } | { make: string };
/** Sent once the database takes connections: the host to connect to. */
export type WorkerNotice = { host: string };

let panic: string | null = null;
const onPanic = (reason: string) => {
  panic = reason;
};

const data = workerData as WorkerData;
if ('make' in data) await make(data.make);
else await serve(data.serve);

async function make(path: string): Promise<void> {
  const database = await openPglite(path, onPanic);
  await database.close();
  process.exit(0);
}

/** In a thread of its own: the memory that it takes, 130 MB beside the database's own, goes with the thread. */
async function makeApart(path: string): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { make: path } satisfies WorkerData });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`it could not be made: code ${code}`);
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
