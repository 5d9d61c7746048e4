import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

const OWNER_ONLY = 0o600;

/**
 * Lets `write` fill a file readable only by its owner. Renames it to `path` when it is
 * complete and on disk, and returns what `write` returns. If `write` throws, an existing file stays.
 */
export async function writeWholeFile<Result>(
  path: string,
  write: (to: WriteStream) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  try {
    const result = await write(createWriteStream(unfinished, { flags: 'wx', mode: OWNER_ONLY, flush: true }));
    await rename(unfinished, path);
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
