import { mkdirSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { dataDirectoryIn } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { openPglite } from './open-pglite.ts';
import { panicIn } from './panic-in.ts';

/** The first byte of a startup packet; every later message begins with a letter. */
const STARTUP = 0;

/** What the main thread sends: a new connection's port, or the wish to close. */
export type WorkerRequest = MessagePort | 'close';
/** Sent once the database takes connections. */
export type WorkerNotice = 'ready';

/** One query at a time: PGlite is one session. */
let work: Promise<void> = Promise.resolve();

function serve(database: PGlite, port: MessagePort): void {
  port.on('message', (bytes: Uint8Array) => {
    work = work.then(async () => {
      if (bytes[0] === STARTUP) await forgetSession(database);
      const answer = database.execProtocolRawSync(bytes);
      stopAfterPanic(answer);
      port.postMessage(answer, [answer.buffer as ArrayBuffer]);
    });
  });
}

/** On a server each connection is a new session; here all share one, so it is cleaned for the next. */
async function forgetSession(database: PGlite): Promise<void> {
  await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}

/**
 * Ends this thread, and with it the server, where PostgreSQL would have ended
 * itself: the next start recovers from the log. A full disk comes to this if it
 * is the log that finds no room, and to a mere error if it is a table.
 */
function stopAfterPanic(answer: Uint8Array): void {
  const reason = panicIn(answer);
  if (reason === null) return;
  throw new Error(
    `${reason}. Every lead that was acknowledged is on the disk. Mend the cause, then start the server again.`,
  );
}

async function main(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const unlock = lockDirectory(directory);
  const path = await dataDirectoryIn(directory, async (empty) => (await openPglite(empty)).close());
  const database = await openPglite(path);

  parentPort?.on('message', (request: WorkerRequest) => {
    if (request !== 'close') return serve(database, request);
    work = work.then(async () => {
      await database.close();
      unlock();
      process.exit(0);
    });
  });
  parentPort?.postMessage('ready' satisfies WorkerNotice);
}

await main(workerData as string);
