import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { siteOf } from './network-of.ts';

/**
 * The limits of a client's connections. A lead is a few kilobytes, which the slowest phone sends within seconds.
 */
export const CONNECTION_LIMITS = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: 10_000,
  /** From the first byte of a request to the end of its body. */
  requestMs: 30_000,
  /** Without a byte in either direction. Longer than the longest answer, because the database's limits are shorter. */
  silenceMs: 60_000,
  /** Between two requests. Longer than common load balancers' 60 s, which otherwise send into a closing connection. */
  idleMs: 72_000,
  /** The interval at which Node.js checks the limits above. */
  checkMs: 2_000,
  headerBytes: 16 * 1024,
  /**
   * Unanswered requests per connection. Browsers and proxies send one at a time, and the next may arrive before this
   * process knows that the answer before it was sent.
   */
  pipelined: 2,
  /**
   * Connections from one network, except trusted proxies. A browser opens at most six, and many visitors may share an
   * address.
   */
  perNetwork: 256,
  /**
   * Connections in total. Fits into 1,024 open files, many systems' limit, beside some 200 of the database, Node.js and
   * deliveries.
   */
  total: 700,
};
export type ConnectionLimits = typeof CONNECTION_LIMITS;

export type Connections = {
  /** Creates a server that passes its requests to `handler`. */
  serve(handler: RequestListener): Server;
  /** Closes connections without a current request, such as those that browsers open in advance. */
  endIdle(): void;
};

type Connection = { socket: Socket; network: string; unanswered: Set<IncomingMessage> };

/** The network of all trusted proxies, which is not an address. */
const PROXIES = 'proxies';

/**
 * Keeps connections within `limits`. A new connection replaces an older one: in its own network (an IPv4 address or an
 * IPv6 /48) if that has too many, otherwise in the largest network. So no one can lock others out by holding
 * connections open.
 */
export function limitConnections(
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
): Connections {
  /** Ordered by the time of the last request, oldest first. */
  const open = new Map<Socket, Connection>();

  function admit(socket: Socket): void {
    const { remoteAddress } = socket;
    // Already disconnected.
    if (remoteAddress === undefined) return void socket.destroy();
    const network = isProxy(remoteAddress) ? PROXIES : siteOf(remoteAddress);
    const own = open
      .values()
      .filter((other) => other.network === network)
      .toArray();
    if (network !== PROXIES && own.length >= limits.perNetwork) endOneOf(own);
    else if (open.size >= limits.total) endOneOf(largestNetwork());
    open.set(socket, { socket, network, unanswered: new Set() });
    socket.once('close', () => open.delete(socket));
  }

  /** The connections of the largest network. Chooses proxies only if there is no other. */
  function largestNetwork(): Connection[] {
    const networks = Map.groupBy(open.values(), ({ network }) => network);
    const proxies = networks.get(PROXIES) ?? [];
    networks.delete(PROXIES);
    const [largest = proxies] = [...networks.values()].toSorted((one, other) => other.length - one.length);
    return largest;
  }

  function endOneOf(connections: readonly Connection[]): void {
    const chosen = connections.find(isIdle) ?? connections[0];
    if (chosen) end(chosen.socket);
  }

  function end(socket: Socket): void {
    open.delete(socket);
    socket.destroy();
  }

  return {
    serve(handler) {
      const server = createServer({
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.idleMs,
        connectionsCheckingInterval: limits.checkMs,
        maxHeaderSize: limits.headerBytes,
        // Otherwise Node.js itself answers each such request, past the limits.
        requireHostHeader: false,
        IncomingMessage: Message,
      });
      server.setTimeout(limits.silenceMs);
      server.on('connection', admit);
      return server.on('request', limited).on('checkExpectation', limited).on('upgrade', withoutBody);

      function limited(request: IncomingMessage, response: ServerResponse): void {
        const connection = open.get(request.socket);
        if (!connection) return;
        const { unanswered } = connection;
        unanswered.add(request);
        response.once('close', () => unanswered.delete(request));
        open.delete(connection.socket);
        open.set(connection.socket, connection);
        if (unanswered.size <= limits.pipelined) handler(request, response);
        else end(connection.socket);
      }

      /** Passes on a request that is answered without its body, as the last of its connection. Node.js has released both. */
      function withoutBody(request: IncomingMessage, socket: Socket): void {
        socket.on('error', () => socket.destroy());
        const isFirst = open.get(socket)?.unanswered.size === 0;
        // Earlier answers are still using the connection.
        if (!isFirst) return void socket.destroy();
        const response = new ServerResponse(request);
        response.assignSocket(socket);
        response.once('finish', () => socket.end(() => socket.destroy()));
        limited(request, response);
      }
    },
    endIdle() {
      for (const { socket, unanswered } of open.values()) if (unanswered.size === 0) end(socket);
    },
  };
}

/**
 * A request that presents itself as an upgrade when its connection has been closed, or if its body comes in chunks.
 * Node.js then skips what it has read: a thousand pipelined requests, or ten thousand chunks of one byte. Each would
 * cost microseconds and objects: for 700 connections, a minute and gigabytes.
 */
class Message extends IncomingMessage {
  get upgrade(): boolean {
    return this.socket.destroyed || this.headers['transfer-encoding'] !== undefined;
  }
  /** Ignores the upgrade that the headers ask for. */
  set upgrade(_asked: boolean) {}
}

/** Whether no complete request waits for its answer. One without its body may wait for ever. */
function isIdle({ unanswered }: Connection): boolean {
  return [...unanswered].every(({ complete }) => !complete);
}
