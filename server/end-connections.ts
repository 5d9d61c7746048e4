import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection as soon as `app` closes and nothing is on its way over it.
 * Fastify does so for requests that come while it closes and for connections that
 * rest between two. It waits for those that were busy by then, and for those over
 * which nothing has come yet: browsers open some ahead, and leave them unused.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
