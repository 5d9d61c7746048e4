import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** An address that Prometheus asks, and how to end it. */
export type MetricsServer = { port: number; close(): void };

/**
 * Serves `registry` at `/metrics` and nothing else, on a port of its own: what
 * is not on the public port cannot be opened to the public by a wrong route.
 * Throws where it cannot listen there.
 */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics') response.writeHead(404).end();
    else if (method !== 'GET') response.writeHead(405, { allow: 'GET' }).end();
    else await answer(registry, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  try {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}
