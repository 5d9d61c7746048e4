import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';

const OWNER_ONLY = 0o600;

/**
 * Has `write` fill a file that its owner alone may read. It gets the name `path`
 * once it is whole and on the disk: where `write` throws, what had that name stays.
 */
export async function writeWholeFile(path: string, write: (to: Writable) => Promise<void>): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  const file = await open(unfinished, 'wx', OWNER_ONLY);
  try {
    await write(file.createWriteStream({ flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
