import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { siteOf } from './network-of.ts';

/**
 * How long, how large and how many a client may be before its connection is ended. A page's lead is some kilobytes: the
 * slowest phone sends it within seconds.
 */
export const CONNECTION_LIMITS = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: 10_000,
  /** From the first byte of a request to the end of its body. */
  requestMs: 30_000,
  /** Without a byte in either direction. Longer than the longest answer takes: the database's own limits come first. */
  silenceMs: 60_000,
  /** Between two requests. Longer than the minute of common load balancers, which else send into a closing connection. */
  idleMs: 72_000,
  /** How often Node looks at connections: the limits above are kept as exactly as this. */
  checkMs: 2_000,
  headerBytes: 16 * 1024,
  /**
   * Requests of one connection that wait for their answers. Browsers and proxies send one after another, and the next
   * may come before this process knows that the answer before it is sent.
   */
  pipelined: 2,
  /**
   * Connections from one network, unless it is that of a trusted proxy. A browser opens six at most, and many visitors
   * may share one address.
   */
  perNetwork: 256,
  /** Connections in all. */
  total: 4_096,
};
export type ConnectionLimits = typeof CONNECTION_LIMITS;

/** The connections of a server within their limits. */
export type Connections = {
  /** A server that hands its requests to `handler`. */
  serve(handler: RequestListener): Server;
  /** Ends those over which no request is under way: browsers open some ahead, and leave them unused. */
  endIdle(): void;
};

type Connection = { socket: Socket; network: string; unanswered: Set<IncomingMessage> };

/** What all trusted proxies count as, which is no address. */
const PROXIES = 'proxies';

/**
 * Keeps connections within `limits`. A new one beyond them takes the place of another: in its own network (an IPv4
 * address, a /48 of IPv6) if that has too many, otherwise in the network that has most. So nobody keeps others out by
 * holding connections open.
 */
export function limitConnections(
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
): Connections {
  /** First the one that has sent no request for longest. */
  const open = new Map<Socket, Connection>();

  function admit(socket: Socket): void {
    const { remoteAddress } = socket;
    // Gone before anyone could look at it.
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

  /** The connections of the network with most: of the proxies only if there is no other. */
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
        // Otherwise Node answers each by itself, as many as come ahead.
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

      /** Hands on a request that is answered without its body, as the last one of its connection. Node has let go of both. */
      function withoutBody(request: IncomingMessage, socket: Socket): void {
        socket.on('error', () => socket.destroy());
        const isFirst = open.get(socket)?.unanswered.size === 0;
        // Answers that are on their way have the connection.
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
 * A request that Node takes for an upgrade once its connection has been ended, or if its body comes in chunks. It then
 * leaves alone what it had read of it: some thousand requests, or ten thousand chunks of one byte. Each would cost
 * microseconds and objects: a minute of nothing else, and gigabytes, for 700 connections.
 */
class Message extends IncomingMessage {
  get upgrade(): boolean {
    return this.socket.destroyed || this.headers['transfer-encoding'] !== undefined;
  }
  /** Node says what the headers ask for. No upgrade is served here. */
  set upgrade(_asked: boolean) {}
}

/** Whether no request that came whole waits for its answer: one without its body may wait forever. */
function isIdle({ unanswered }: Connection): boolean {
  return [...unanswered].every(({ complete }) => !complete);
}
