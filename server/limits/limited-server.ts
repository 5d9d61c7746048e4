import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { ConnectionLimits } from './connection-limits.ts';
import { type ConnectionObserver, watchConnections } from './connections.ts';

/** A server that hands requests to `handler` and keeps `limits`. Connections from an address that `isProxy` count towards no network. */
export function limitedServer(
  handler: RequestListener,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
  observer?: ConnectionObserver,
): Server {
  const server = createServer({
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: limits.headerBytes,
  });
  server.setTimeout(limits.silenceMs);
  const admitted = watchConnections(server, limits, isProxy, observer);
  server.on('request', admitted(handler));
  // Without a listener Node would answer these by itself, as many as come.
  server.on('checkExpectation', admitted(refuseExpectation));
  return server;
}

function refuseExpectation(_request: unknown, response: ServerResponse): void {
  response.writeHead(417).end();
}
