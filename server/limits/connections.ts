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
  network: Network;
  /** Requests without an answer yet. */
  waiting: number;
  /** When the first of them came, or the last answer left. */
  since: number;
};

/** What comes from one network, or through all trusted proxies. */
type Network = {
  address: string;
  isProxy: boolean;
  open: number;
  /** Those over which no request is being answered, in the order in which they came to be so. */
  idle: Set<Connection>;
};

/** What all trusted proxies count as, which is no address. */
const PROXIES = 'proxies';

const NOBODY: ConnectionObserver = { open() {}, ended() {} };

/**
 * Keeps the connections of `server` within `limits`. A new one beyond them takes
 * the place of one that is idle: in its own network where that has too many, else
 * in the network that has most. So nobody keeps others out by holding connections
 * open. Where every one is busy, the new one is ended.
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
  const networks = new Map<string, Network>();

  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // Gone before it could be looked at.
    if (remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    const network = networkOfPeer(remoteAddress);
    const fits =
      (network.isProxy || network.open < limits.perNetwork || evictFrom(network)) &&
      (open.size < limits.total || evictFrom(largest()));
    if (!fits) {
      observer.ended('refused');
      socket.destroy();
      return;
    }
    const connection: Connection = { socket, network, waiting: 0, since: 0 };
    open.set(socket, connection);
    observer.open(open.size);
    network.open++;
    networks.set(network.address, network);
    network.idle.add(connection);
    socket.once('close', () => forget(connection));
  });

  const looking = setInterval(endUnread, limits.checkMs).unref();
  server.once('close', () => clearInterval(looking));

  function networkOfPeer(peer: string): Network {
    const trusted = isProxy(peer);
    const address = trusted ? PROXIES : networkOf(peer);
    return networks.get(address) ?? { address, isProxy: trusted, open: 0, idle: new Set() };
  }

  /** Of the networks that have idle connections the one with the most; the proxies where there is no other. */
  function largest(): Network | undefined {
    let found: Network | undefined;
    for (const network of networks.values()) {
      if (network.idle.size > 0 && (!found || weightOf(network) > weightOf(found))) found = network;
    }
    return found;
  }

  function forget(connection: Connection): void {
    if (!open.delete(connection.socket)) return;
    observer.open(open.size);
    const { network } = connection;
    network.idle.delete(connection);
    if (--network.open === 0) networks.delete(network.address);
  }

  function end(connection: Connection, reason: ConnectionEnd): void {
    forget(connection);
    observer.ended(reason);
    connection.socket.destroy();
  }

  function evictFrom(network: Network | undefined): boolean {
    const [oldest] = network?.idle ?? [];
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
    connection.network.idle.delete(connection);
    connection.since = performance.now();
  }

  function answered(connection: Connection): void {
    connection.waiting--;
    connection.since = performance.now();
    if (connection.waiting === 0 && open.has(connection.socket)) connection.network.idle.add(connection);
  }

  return (handler) => (request, response) => {
    const connection = open.get(request.socket);
    // Of a connection that was ended Node still hands over what it had read.
    if (!connection) return;
    if (connection.waiting === limits.pipelined) {
      stopParsing(connection.socket);
      return end(connection, 'pipelined');
    }
    begin(connection);
    response.once('close', () => answered(connection));
    handler(request, response);
  };
}

function weightOf({ isProxy, open }: Network): number {
  return isProxy ? 0 : open;
}

/** What Node's parser takes for an upgrade, after which nothing that it has read is HTTP. */
const NO_MORE_HTTP = 2;

/**
 * Makes Node leave alone what it has read ahead from `socket`, some thousand
 * requests. It has no public way for that, and would make two objects of each:
 * gigabytes, and seconds without anything else, for a few hundred connections.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE_HTTP;
}
