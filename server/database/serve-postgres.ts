import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { ENCRYPTION, messagesFrom, START } from './frontend-messages.ts';

/** How long a transaction may be idle while other connections wait: less than a lead waits for its turn. */
export const IDLE_TRANSACTION_MS = 3_000;
/** The server has a dozen, and a person runs one command or a few. */
const MAX_CONNECTIONS = 64;
const OWNER_ONLY = 0o600;

/** The one session of a database, and what it says to a client that starts. */
export type Session = {
  greeting: Uint8Array;
  /** Runs messages of PostgreSQL's protocol, and hands over the answer in parts. Rejects if the database has failed. */
  run(messages: Uint8Array, answer: (part: Uint8Array) => void): Promise<void>;
  /** Ends what a connection has left behind: its transaction, and what it has set or named. */
  reset(): Promise<void>;
};

/** The messages after which a client waits for the answer: Query, Sync, Flush, FunctionCall. */
const ENDS_GROUP = ['Q', 'S', 'H', 'F'];
const FLUSH = 'H';
const TERMINATE = 'X';
/** The messages with SQL: Query and Parse. */
const HAS_SQL = ['Q', 'P'];
/** The engine cannot wait for data while a statement runs. */
const COPY_IN = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;
const NO_ENCRYPTION = 'N';
/** The last byte of ReadyForQuery if no transaction is open. */
const IDLE = 'I'.charCodeAt(0);

/**
 * Lets the owner's user, and no one else, connect to `session` at `path` as to a PostgreSQL. A connection has it to
 * itself for one query, or from the start of a transaction to its end; the others wait. The caller has the
 * directory's lock, so a socket that is there is a dead process's. Gives the function that ends it.
 */
export async function servePostgres(session: Session, path: string): Promise<() => Promise<void>> {
  const turns = new Turns();
  const open = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    // The end of its messages says the same.
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
    if (type === ENCRYPTION) socket.write(NO_ENCRYPTION);
    if (type === START) socket.write(session.greeting);
    if (type === ENCRYPTION || type === START) continue;
    if (HAS_SQL.includes(type) && COPY_IN.test(bytes.toString())) {
      refuse(socket, '0A000', 'COPY FROM STDIN does not work on the embedded database: insert the rows');
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
    if (socket.writableNeedDrain) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
  endTurn ??= await turns.next();
  await session.reset();
  endTurn();
  socket.destroy();
}

/** Tells the client why its connection ends, and ends it. */
function refuse(socket: Socket, code: string, message: string): void {
  // A client that reads nothing is not told either.
  if (socket.writableNeedDrain) return void socket.destroy();
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(fields.length + 4, 1);
  socket.end(Buffer.concat([head, fields]), () => socket.destroy());
}

/** Gives out the session, to one connection at a time, in the order in which they ask. */
class Turns {
  /** How many connections wait for their turn. */
  waiting = 0;
  #last: Promise<void> = Promise.resolve();

  /** Resolves, once it is their turn, with the function that ends it. */
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
