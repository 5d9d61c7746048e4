import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'lock.sqlite';
/** SQLite's result code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

/** Every PostgreSQL data directory has this file. Without it PGlite would initialise over what is there. */
const MARK = 'PG_VERSION';
const OWNER_ONLY = 0o700;
/** What the name of a directory begins with in which a database is being made. */
const UNFINISHED = 'pg.new';

/** The name that clients of PostgreSQL look for in a directory. */
export const SOCKET_FILE = '.s.PGSQL.5432';
/** The longest address of a Unix socket on every system: 104 bytes on macOS, with the zero at its end. */
const MAX_PATH_BYTES = 103;

/** Where the database is within the data directory. */
export const databaseIn = (directory: string): string => join(directory, 'pg');

/**
 * Takes `directory`, which is made if it is missing, for this process alone, and gives the function that gives it
 * back. Two PGlites on one directory destroy it silently. The lock is the operating system's, taken through SQLite
 * because Node has no call for it: it is gone with its process however that ends, so no stale lock ever has to
 * be removed.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  const lock = new DatabaseSync(join(directory, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `The data directory ${directory} is in use by another process. Stop that process, or set DATA_DIR to another directory.`,
    );
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/**
 * The path of an initialised database inside `directory`, which the caller has
 * locked. `initialise` fills the empty directory that it is given and closes it;
 * only then does the directory get its real name, so a process that dies on the
 * way leaves nothing behind that looks like a database.
 */
export async function dataDirectoryIn(
  directory: string,
  initialise: (path: string) => Promise<void>,
): Promise<string> {
  const path = databaseIn(directory);
  if (isFilled(path)) {
    if (existsSync(join(path, MARK))) return path;
    throw new Error(
      `${path} is damaged: it is not empty, but has no ${MARK}. Restore it from a backup, or move it away to start with an empty database.`,
    );
  }
  // What a process that was killed was making may write for a moment yet: each gets a directory of its own.
  for (const name of readdirSync(directory).filter((name) => name.startsWith(UNFINISHED)))
    rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 10 });
  const unfinished = mkdtempSync(join(directory, UNFINISHED));
  await initialise(unfinished);
  syncTree(unfinished);
  rmSync(path, { recursive: true, force: true });
  renameSync(unfinished, path);
  syncPath(directory);
  return path;
}

function isFilled(path: string): boolean {
  return existsSync(path) && readdirSync(path).length > 0;
}

/** PGlite copies a new database into place without syncing it; from then on PostgreSQL syncs what it writes. */
function syncTree(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(path);
}

/** Forces the file or directory at `path` to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The address of `directory` for the socket in it: a symbolic link to it if its path is too long for the address of
 * a socket. `remove` removes that link. Sockets of Windows are no files and know no permissions: there it is a name that
 * no other process can guess, so the owner's commands need the server stopped.
 */
export function socketDirectory(directory: string): { host: string; remove(): void } {
  if (process.platform === 'win32') return { host: `//./pipe/leads-${randomUUID()}`, remove() {} };
  if (Buffer.byteLength(join(directory, SOCKET_FILE)) <= MAX_PATH_BYTES)
    return { host: directory, remove() {} };
  const parent = mkdtempSync(join(tmpdir(), 'leads-socket-'));
  const host = join(parent, 'data');
  symlinkSync(directory, host);
  return { host, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
