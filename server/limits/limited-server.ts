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
    // Else Node answers each by itself, as many as come ahead.
    requireHostHeader: false,
  });
  server.setTimeout(limits.silenceMs);
  const admitted = watchConnections(server, limits, isProxy, observer);
  server.on('request', admitted(withHost(handler)));
  // Without a listener: the same.
  server.on('checkExpectation', admitted(refuseExpectation));
  return server;
}

/** Refuses what HTTP/1.1 forbids, and hands all else to `handler`. */
function withHost(handler: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers.host !== undefined || request.httpVersion === '1.0') handler(request, response);
    else response.writeHead(400, { connection: 'close' }).end();
  };
}

function refuseExpectation(_request: unknown, response: ServerResponse): void {
  response.writeHead(417).end();
}
