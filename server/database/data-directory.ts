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

/** Every PostgreSQL data directory has this file. Without it, PGlite would initialise the directory again. */
const MARK = 'PG_VERSION';
const OWNER_ONLY = 0o700;
/** The name prefix of a directory that is being initialised. */
const UNFINISHED = 'pg.new';

/** The socket name that PostgreSQL clients expect. */
export const SOCKET_FILE = '.s.PGSQL.5432';
/** The longest Unix socket path on every system: 104 bytes on macOS, including the final zero. */
const MAX_PATH_BYTES = 103;

/** The database's path within the data directory. */
export const databaseIn = (directory: string): string => join(directory, 'pg');

/**
 * Creates `directory` if needed, locks it for this process, and returns the function that unlocks it. Two PGlites on
 * one directory destroy it silently. SQLite takes the operating system's file lock, because Node.js has no call for
 * it. The lock ends with its process, so there are no stale locks.
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
 * locked. `initialise` fills an empty directory, which then gets its real name.
 * So a process that dies on the way leaves nothing that looks like a database.
 */
export async function dataDirectoryIn(
  directory: string,
  initialise: (path: string) => Promise<void>,
): Promise<string> {
  const path = databaseIn(directory);
  if (isFilled(path)) {
    if (existsSync(join(path, MARK))) return path;
    throw new Error(
      `${path} is damaged: it is not empty, but has no ${MARK}. Restore it from a backup, or move it elsewhere to start with an empty database.`,
    );
  }
  // A killed process's child may still write for a moment, so each process uses its own directory.
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

/** PGlite copies a new database into place without syncing it. Later, PostgreSQL syncs its own writes. */
function syncTree(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(path);
}

/** Flushes the file or directory at `path` to disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The directory for the socket: `directory`, or a symbolic link to it if its path is too long. `remove` removes that
 * link. Windows sockets are not files and have no permissions: there the name cannot be guessed, so the owner's
 * commands need the server stopped.
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
