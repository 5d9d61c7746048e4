import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';

const OWNER_ONLY = 0o600;

/**
 * Lets `write` fill a file that only its owner may read. The file gets the name `path`
 * when it is whole and on the disk. If `write` throws, an older file of that name stays.
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
