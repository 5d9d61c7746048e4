import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';

const OWNER_ONLY = 0o600;

/**
 * Lets `write` fill a file readable only by its owner. Renames it to `path` when it is
 * complete and on disk. If `write` throws, an existing file stays.
 * Throws an error that says why the file cannot be written.
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

/** Describes a system error code. Returns any other error unchanged. */
function cannotWrite(path: string, error: unknown): unknown {
  const whole = resolve(path);
  const directory = dirname(whole);
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: `the directory ${directory} does not exist`,
    ENOTDIR: `${directory} is not a directory`,
    EISDIR: 'it is a directory',
    EACCES: `you do not have permission to write to ${directory}`,
    EPERM: `you do not have permission to write to ${directory}`,
    EROFS: `${directory} is read-only`,
    ENOSPC: 'the disk is full',
    EDQUOT: 'your disk quota is used up',
  };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason === undefined ? error : new Error(`Cannot write ${whole}: ${reason}.`);
}
