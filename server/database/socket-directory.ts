import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name that clients of PostgreSQL look for in a directory. */
export const SOCKET_FILE = '.s.PGSQL.5432';
/** The longest address of a Unix socket on every system: 104 bytes on macOS, with the zero at its end. */
const MAX_PATH_BYTES = 103;

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
