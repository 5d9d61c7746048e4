import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../server/database/embedded.ts';

/** The environment variable that says where an embedded database is made already: see `run-tests.ts`. */
export const MADE_EMBEDDED = 'MADE_EMBEDDED';

/** An embedded database in which nothing is yet, to copy: to make one takes seconds. And how to remove it. */
export async function prepareEmbedded(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const made = process.env[MADE_EMBEDDED];
  if (made) return { directory: made, remove: async () => {} };
  const directory = await mkdtemp(join(tmpdir(), 'leads-to-copy-'));
  await (await openEmbedded(directory)).close();
  return { directory, remove: () => rm(directory, { recursive: true }) };
}
