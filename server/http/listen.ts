import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What listens beside the server's own address, and how to end it. */
export type Listener = {
  /** Takes no more connections, and resolves once the last of its own has ended. */
  close(): Promise<void>;
};

/**
 * Lets `app` listen on every address that `host` has: `localhost` is often both
 * 127.0.0.1 and ::1. Fastify would open a second server for the other address,
 * to which the limits for connections do not apply.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<Listener> {
  await app.listen({ host, port });
  const own = app.server.address();
  if (host !== 'localhost' || own === null || typeof own === 'string') return { async close() {} };
  const addresses = await lookup(host, { all: true });
  const others = addresses.map(({ address }) => address).filter((address) => address !== own.address);
  const servers = await Promise.all(others.map((address) => listenBeside(app.server, address, own.port)));
  return {
    async close() {
      await Promise.all(servers.map((server) => server && closed(server)));
    },
  };
}

/** Hands what connects to `address` over to `main`. Where nothing can listen there, nothing does. */
async function listenBeside(main: Server, address: string, port: number): Promise<Server | null> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    main.emit('connection', socket),
  );
  server.listen({ host: address, port, ipv6Only: true });
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
