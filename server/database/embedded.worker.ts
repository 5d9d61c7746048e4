import { mkdirSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { dataDirectoryIn } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { openPglite } from './open-pglite.ts';
import { type Party, SharedSession } from './shared-session.ts';

/** What the main thread sends: a new connection, or the wish to close. */
export type WorkerRequest = { port: MessagePort; party: Party } | 'close';
/** Sent once the database takes connections. */
export type WorkerNotice = 'ready';

const OWNER_ONLY = 0o700;

/** One query at a time: PGlite is one session. */
let work: Promise<void> = Promise.resolve();

function serve(session: SharedSession, port: MessagePort, party: Party): void {
  port.on('message', (bytes: Uint8Array) => {
    work = work.then(async () => {
      const answer = await session.run(party, bytes);
      port.postMessage(answer);
    });
  });
}

async function main(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  const unlock = lockDirectory(directory);
  const path = await dataDirectoryIn(directory, async (empty) => (await openPglite(empty)).close());
  const database = await openPglite(path);
  const session = new SharedSession(database);

  parentPort?.on('message', (request: WorkerRequest) => {
    if (request !== 'close') return serve(session, request.port, request.party);
    work = work.then(async () => {
      await database.close();
      unlock();
      process.exit(0);
    });
  });
  parentPort?.postMessage('ready' satisfies WorkerNotice);
}

await main(workerData as string);
