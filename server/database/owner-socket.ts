import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import type { Duplex } from 'node:stream';
import { asksForEncryption, Frames } from './frames.ts';

/** Not the name that psql looks for: its COPY from standard input would end the database. */
export const SOCKET_FILE = 'owner.sock';
/** What the address of a Unix socket can hold on every system: 104 bytes on macOS, with the zero at its end. */
export const MAX_SOCKET_PATH_BYTES = 103;
const OWNER_ONLY = 0o600;
const NO_ENCRYPTION = 'N';

/**
 * Where the process that has `directory` open lets the owner's commands in:
 * relative to the working directory where that is shorter, since the system
 * limits the address and not the place. `null` where both are too long, and on
 * Windows, whose sockets know no permissions.
 */
export function socketPathIn(directory: string): string | null {
  if (process.platform === 'win32') return null;
  const path = join(directory, SOCKET_FILE);
  const paths = [path, relative(process.cwd(), path)];
  return paths.find((candidate) => Buffer.byteLength(candidate) <= MAX_SOCKET_PATH_BYTES) ?? null;
}

/**
 * Lets the owner's user, and nobody else, speak PostgreSQL's protocol to the
 * database over the socket at `path`; each connection gets one of its own from
 * `connect`. The caller has the directory's lock, so a socket that is there is
 * a dead process's. Answers with what ends it.
 */
export async function listenForOwner(path: string, connect: () => Duplex): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    carry(socket, connect());
  });
  rmSync(path, { force: true });
  const listening = Promise.withResolvers<void>();
  server.once('listening', listening.resolve).once('error', listening.reject).listen(path);
  await listening.promise;
  chmodSync(path, OWNER_ONLY);

  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
}

function carry(socket: Socket, database: Duplex): void {
  const frames = new Frames();
  socket.on('data', (chunk) => {
    try {
      for (const frame of frames.push(chunk)) {
        if (asksForEncryption(frame)) socket.write(NO_ENCRYPTION);
        else database.write(frame);
      }
    } catch {
      socket.destroy();
    }
  });
  database.on('data', (answer) => socket.write(answer));
  // A command that is gone needs no answer, and a database that is gone gives none.
  socket.on('error', () => {}).once('close', () => database.destroy());
  database.once('close', () => socket.destroy());
}
