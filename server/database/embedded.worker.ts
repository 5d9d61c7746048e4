import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads';
import { dataDirectoryIn } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import type { LeadNote } from './lead-note.ts';
import { LeadTally } from './lead-tally.ts';
import { openPglite } from './open-pglite.ts';
import { type Party, SharedSession } from './shared-session.ts';

/** What the main thread sends: a new connection, or the wish to close. */
export type WorkerRequest = { port: MessagePort; party: Party } | 'close';
/** Sent once the database takes connections, with how many leads are missing since they were last noted. */
export type WorkerNotice = { missing: LeadNote['missing'] };

const OWNER_ONLY = 0o700;
/** How often to look whether leads have arrived that are not noted yet. */
const LOOK_EVERY_MS = 1_000;
/** What takes leads away has to be noted at once, or it would look like a loss. */
const TAKES_AWAY = /\b(delete|truncate)\b/i;

/** One query at a time: PGlite is one session. */
let work: Promise<void> = Promise.resolve();
let isNoted = true;

function serve(session: SharedSession, tally: LeadTally, port: MessagePort, party: Party): void {
  port.on('message', (bytes: Uint8Array) => {
    work = work.then(async () => {
      const answer = await session.run(party, bytes);
      isNoted = false;
      if (party !== 'migration' && takesAway(bytes)) await tally.note();
      port.postMessage(answer);
    });
  });
}

function takesAway(message: Uint8Array): boolean {
  return TAKES_AWAY.test(Buffer.from(message).toString('latin1'));
}

function noteArrivals(tally: LeadTally): void {
  setInterval(() => {
    if (isNoted || !tally.isDue) return;
    isNoted = true;
    work = work.then(() => tally.note());
  }, LOOK_EVERY_MS).unref();
}

async function initialise(path: string): Promise<void> {
  const worker = new Worker(new URL('./initialise.worker.ts', import.meta.url), { workerData: path });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`it could not be made: code ${code}`);
}

async function main(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  const unlock = lockDirectory(directory);
  const path = await dataDirectoryIn(directory, initialise);
  const database = await openPglite(path);
  const session = new SharedSession(database);
  const tally = await LeadTally.open(directory, () => session.countLeads());
  noteArrivals(tally);

  parentPort?.on('message', (request: WorkerRequest) => {
    if (request !== 'close') return serve(session, tally, request.port, request.party);
    work = work.then(async () => {
      await tally.note();
      await database.close();
      unlock();
      process.exit(0);
    });
  });
  parentPort?.postMessage({ missing: tally.missing } satisfies WorkerNotice);
}

await main(workerData as string);
