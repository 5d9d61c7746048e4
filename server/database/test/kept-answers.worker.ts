import { queryObjects } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { messages, protocol } from '@electric-sql/pglite';
import { openPglite } from '../open-pglite.ts';
import { SharedSession } from '../shared-session.ts';

const QUERIES = 50;

/** How many messages of answers are in memory. */
const countKept = () => queryObjects(messages.CommandCompleteMessage, { format: 'count' });

// Sends how many more there are after some queries of the database in `workerData`.
const database = await openPglite(workerData as string);
const session = new SharedSession(database);
const before = countKept();
for (let query = 0; query < QUERIES; query++)
  await session.run('migration', protocol.serialize.query('select 1'));
parentPort?.postMessage(countKept() - before);
await database.close();
