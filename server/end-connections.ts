import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with its last answer once `app` closes. Fastify does so
 * for requests that come while it closes, but not for those it has already: they
 * would leave connections open that nobody uses, and closing would wait for them.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
