import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

const OWNER_ONLY = 0o600;

/**
 * Lets `write` fill a file readable only by its owner. Renames it to `path` when it is
 * complete and on disk. If `write` throws, an existing file stays.
 */
export async function writeWholeFile(path: string, write: (to: Writable) => Promise<void>): Promise<void> {
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  try {
    await write(createWriteStream(unfinished, { flags: 'wx', mode: OWNER_ONLY, flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
