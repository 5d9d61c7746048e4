import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { jsonLine, jsonLines } from './json-lines.ts';

export const SOCKET_FILE = 'owner.sock';
/** What the address of a Unix socket can hold on every system: 104 bytes on macOS, with the zero at its end. */
export const MAX_SOCKET_PATH_BYTES = 103;
/** Commands that may be connected at the same time: a person runs one, or a few. */
export const MAX_COMMANDS = 16;
const OWNER_ONLY = 0o600;

/** Answers the value of one line with the value of another. Throws where it is no request. */
type Answer = (request: unknown) => Promise<unknown>;

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
 * Lets the owner's user, and nobody else, ask over the socket at `path`: one
 * JSON value a line, each answered by one. Whoever sends something else is
 * disconnected. The caller has the directory's lock, so a socket that is there
 * is a dead process's. Gives what ends it.
 */
export async function listenForOwner(path: string, answer: Answer): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    serve(socket, answer);
  });
  server.maxConnections = MAX_COMMANDS;
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

/** One request after another: nothing more is read while an answer is made, or waits to be read. */
async function serve(socket: Socket, answer: Answer): Promise<void> {
  try {
    await pipeline(Readable.from(answers(socket, answer)), socket);
  } catch {
    // A command that is gone needs no answer, and what was no request gets none.
    socket.destroy();
  }
}

async function* answers(socket: Socket, answer: Answer): AsyncGenerator<string> {
  for await (const request of jsonLines(socket)) yield jsonLine(await answer(request));
}
