import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { Lead } from '../../lead/lead.ts';
import { arrivals } from './arrivals.ts';

export const SECRET = `whsec_${Buffer.from('a secret that only the tests know').toString('base64')}`;

/** A posted request. `event` is its content if the signature is valid. */
export type Posted = {
  id: string | undefined;
  path: string | undefined;
  headers: Record<string, string>;
  body: string;
  event: { type: string; timestamp: string; data: Lead } | null;
};

type Options = { port?: number; answer?: (response: ServerResponse) => void };

/** A real receiver on this machine, which verifies signatures with the standard's own library. */
export async function receiveWebhooks({
  port = 0,
  answer = (response) => void response.writeHead(204).end(),
}: Options = {}) {
  const posted = arrivals<Posted>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    posted.add({
      id: headers['webhook-id'],
      path: request.url,
      headers,
      body,
      event: verified(body, headers),
    });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}/hooks/leads`,
    port: bound,
    posted,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof receiveWebhooks>>;

function verified(body: string, headers: Record<string, string>): Posted['event'] {
  try {
    return new Webhook(SECRET).verify(body, headers) as Posted['event'];
  } catch {
    return null;
  }
}
