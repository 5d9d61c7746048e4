import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { messagesFrom, START } from './frontend-messages.ts';

/** The time a transaction may be idle while others wait. Shorter than a lead's own wait. */
export const IDLE_TRANSACTION_MS = 3_000;
/** The server uses a dozen, and the owner runs only a few commands. */
const MAX_CONNECTIONS = 64;
const OWNER_ONLY = 0o600;

/** The database's only session, and its greeting to clients. */
export type Session = {
  greeting: Uint8Array;
  /** Runs protocol messages and passes on the answer in parts. Rejects if the database has failed. */
  run(messages: Uint8Array, answer: (part: Uint8Array) => void): Promise<void>;
  /** Rolls back a connection's transaction, and discards its settings and names. */
  reset(): Promise<void>;
};

/** Messages after which a client waits for an answer: Query, Sync, Flush, FunctionCall. */
const ENDS_GROUP = ['Q', 'S', 'H', 'F'];
const FLUSH = 'H';
const TERMINATE = 'X';
/** The messages with SQL: Query and Parse. */
const HAS_SQL = ['Q', 'P'];
/** The engine cannot wait for data while a statement runs. */
const COPY_IN = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;
/** The last byte of ReadyForQuery if no transaction is open. */
const IDLE = 'I'.charCodeAt(0);

/**
 * Serves `session` at `path` like a PostgreSQL server, only for the owner's user. A connection has the session for one
 * query, or for a whole transaction, while the others wait. The caller holds the directory's lock, so an existing
 * socket belongs to a dead process. Returns the function that stops it.
 */
export async function servePostgres(session: Session, path: string): Promise<() => Promise<void>> {
  const turns = new Turns();
  const open = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    // The end of its messages reports the same.
    socket.on('error', () => {});
    open.set(
      socket,
      serve(socket, session, turns).finally(() => open.delete(socket)),
    );
  });
  server.maxConnections = MAX_CONNECTIONS;
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  if (process.platform !== 'win32') chmodSync(path, OWNER_ONLY);

  return async () => {
    server.close();
    for (const socket of open.keys()) socket.destroy();
    await Promise.all(open.values());
  };
}

async function serve(socket: Socket, session: Session, turns: Turns): Promise<void> {
  let endTurn: (() => void) | null = null;
  let group: Buffer[] = [];
  socket.on('timeout', () => {
    if (turns.waiting > 0) refuse(socket, '25P03', 'the transaction was idle while others waited');
    else socket.setTimeout(IDLE_TRANSACTION_MS);
  });
  for await (const { type, bytes } of messagesFrom(socket)) {
    if (type === TERMINATE) break;
    if (type === START) {
      socket.write(session.greeting);
      continue;
    }
    if (HAS_SQL.includes(type) && COPY_IN.test(bytes.toString())) {
      refuse(socket, '0A000', 'COPY FROM STDIN is not supported on the embedded database: use INSERT');
      break;
    }
    group.push(bytes);
    if (!ENDS_GROUP.includes(type)) continue;
    endTurn ??= await turns.next();
    let last: number | undefined;
    await session.run(Buffer.concat(group), (part) => {
      last = part.at(-1);
      socket.write(part);
    });
    group = [];
    if (type !== FLUSH && last === IDLE) {
      endTurn();
      endTurn = null;
    }
    socket.setTimeout(endTurn ? IDLE_TRANSACTION_MS : 0);
    if (socket.writableNeedDrain) await drained(socket);
  }
  endTurn ??= await turns.next();
  await session.reset();
  endTurn();
  socket.destroy();
}

/** Resolves when the client has read what it was sent, or is gone. Leaves no listener behind. */
async function drained(socket: Socket): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]);
  ended.abort();
}

/** Sends the reason to the client and closes the connection. */
function refuse(socket: Socket, code: string, message: string): void {
  // A client that does not read gets no reason.
  if (socket.writableNeedDrain) return void socket.destroy();
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(fields.length + 4, 1);
  socket.end(Buffer.concat([head, fields]), () => socket.destroy());
}

/** Grants the session to one connection at a time, first come, first served. */
class Turns {
  /** The number of connections waiting. */
  waiting = 0;
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with the function that ends the turn. */
  async next(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    this.waiting++;
    await before;
    this.waiting--;
    return resolve;
  }
}
