import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteServer } from './site-server.ts';

const lose = {
  'is not found': (answer: ServerResponse) => answer.writeHead(404).end(),
  'is cut off': (answer: ServerResponse) => answer.destroy(),
} as const;

type Loss = keyof typeof lose;

/** The ways in which a script is lost on its way. */
export const LOSSES = Object.keys(lose) as Loss[];

/** The site at `address` behind a network on which each script is lost as `loss` says. */
export async function startWithoutScripts(address: string, loss: Loss): Promise<SiteServer> {
  const server = createServer((asked, answer) => {
    if (asked.url?.endsWith('.js')) return lose[loss](answer);
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '', address), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 0, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    return asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
