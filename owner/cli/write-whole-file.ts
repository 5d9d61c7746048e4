import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';

const OWNER_ONLY = 0o600;

/**
 * Lets `write` fill a file that only its owner may read. The file gets the name `path`
 * when it is whole and on the disk. If `write` throws, an older file of that name stays.
 * Throws an error that says in words why it cannot be written.
 */
export async function writeWholeFile(path: string, write: (to: Writable) => Promise<void>): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  const file = await open(unfinished, 'wx', OWNER_ONLY).catch((error) => {
    throw cannotWrite(path, error);
  });
  try {
    await write(file.createWriteStream({ flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw cannotWrite(path, error);
  } finally {
    await file.close();
  }
}

/** What the system says by a code, in words. Any other error is left as it is. */
function cannotWrite(path: string, error: unknown): unknown {
  const whole = resolve(path);
  const directory = dirname(whole);
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: `there is no directory ${directory}`,
    ENOTDIR: `${directory} is no directory`,
    EISDIR: 'it is a directory',
    EACCES: `you may not write to ${directory}`,
    EPERM: `you may not write to ${directory}`,
    EROFS: `nothing can be written to ${directory}`,
    ENOSPC: 'the disk is full',
    EDQUOT: 'your share of the disk is full',
  };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason === undefined ? error : new Error(`${whole} cannot be written: ${reason}.`);
}
