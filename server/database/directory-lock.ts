import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

const LOCK_FILE = 'lock.sqlite';
/** SQLite's result code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

/**
 * Takes `directory` for this process alone and answers with what gives it back.
 * Two PGlites on one directory destroy it silently. The lock is the operating
 * system's, taken through SQLite because Node has no call for it: it is gone
 * with its process however that ends, so no stale lock ever has to be removed.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `The data directory ${directory} is in use by another process. Stop that process, or set DATA_DIR to another directory.`,
    );
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
