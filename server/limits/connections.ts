import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';
import { networkOf } from './network-of.ts';

/**
 * Why a connection was ended: to make room for a new one, or for want of room
 * for it; for too many requests at once; for an answer that was not read.
 */
export type ConnectionEnd = 'evicted' | 'refused' | 'pipelined' | 'unread';

/** Is told what becomes of the connections, to be counted. */
export type ConnectionObserver = {
  /** So many are open now. */
  open(count: number): void;
  ended(reason: ConnectionEnd): void;
};

type Connection = {
  socket: Socket;
  /** What its network has open, or `null` where it is a proxy's. */
  network: Network | null;
  /** Requests without an answer yet. */
  waiting: number;
  /** When the first of them came, or the last answer left. */
  since: number;
};

/** `idle` holds those over which no request is being answered, in the order in which they came to be so. */
type Network = { address: string; open: number; idle: Set<Connection> };

const NOBODY: ConnectionObserver = { open() {}, ended() {} };

/**
 * Keeps the connections of `server` within `limits`. A new one beyond them takes
 * the place of the one that has been idle longest, in its own network or in all:
 * so nobody keeps others out by holding connections open. Where every one is
 * busy, the new one is ended.
 *
 * Gives what a listener for requests has to be wrapped in.
 */
export function watchConnections(
  server: Server,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
  observer = NOBODY,
): (handler: RequestListener) => RequestListener {
  const open = new Map<Socket, Connection>();
  const idle = new Set<Connection>();
  const networks = new Map<string, Network>();

  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // Gone before it could be looked at.
    if (remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    const network = isProxy(remoteAddress) ? null : networkAt(networkOf(remoteAddress));
    const fits =
      (network === null || network.open < limits.perNetwork || evictFrom(network.idle)) &&
      (open.size < limits.total || evictFrom(idle));
    if (!fits) {
      observer.ended('refused');
      socket.destroy();
      return;
    }
    const connection: Connection = { socket, network, waiting: 0, since: 0 };
    open.set(socket, connection);
    observer.open(open.size);
    if (network) {
      network.open++;
      networks.set(network.address, network);
    }
    rest(connection);
    socket.once('close', () => forget(connection));
  });

  const looking = setInterval(endUnread, limits.checkMs).unref();
  server.once('close', () => clearInterval(looking));

  function networkAt(address: string): Network {
    return networks.get(address) ?? { address, open: 0, idle: new Set() };
  }

  function rest(connection: Connection): void {
    idle.add(connection);
    connection.network?.idle.add(connection);
  }

  function rise(connection: Connection): void {
    idle.delete(connection);
    connection.network?.idle.delete(connection);
  }

  function forget(connection: Connection): void {
    if (!open.delete(connection.socket)) return;
    observer.open(open.size);
    rise(connection);
    const { network } = connection;
    if (network && --network.open === 0) networks.delete(network.address);
  }

  function end(connection: Connection, reason: ConnectionEnd): void {
    forget(connection);
    observer.ended(reason);
    connection.socket.destroy();
  }

  function evictFrom(candidates: ReadonlySet<Connection>): boolean {
    const [oldest] = candidates;
    if (oldest) end(oldest, 'evicted');
    return oldest !== undefined;
  }

  function endUnread(): void {
    const latest = performance.now() - limits.answerMs;
    for (const connection of open.values()) {
      if (connection.waiting > 0 && connection.since < latest) end(connection, 'unread');
    }
  }

  function begin(connection: Connection): void {
    if (connection.waiting++ > 0) return;
    rise(connection);
    connection.since = performance.now();
  }

  function answered(connection: Connection): void {
    connection.waiting--;
    connection.since = performance.now();
    if (connection.waiting === 0 && open.has(connection.socket)) rest(connection);
  }

  return (handler) => (request, response) => {
    const connection = open.get(request.socket);
    // Of a connection that was ended Node still hands over what it had read.
    if (!connection) return;
    if (connection.waiting === limits.pipelined) return end(connection, 'pipelined');
    begin(connection);
    response.once('close', () => answered(connection));
    handler(request, response);
  };
}
