import { workerData } from 'node:worker_threads';
import { openPglite } from './open-pglite.ts';

// Makes a database in the empty directory that it is given. In a thread of its
// own: what that takes, 130 MB beside the database's own, goes with the thread.
const database = await openPglite(workerData as string);
await database.close();
process.exit(0);
