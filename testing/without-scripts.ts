import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteServer } from './site-server.ts';

/** The site at `address` behind a network that lets no script through. */
export async function startWithoutScripts(address: string): Promise<SiteServer> {
  const server = createServer((asked, answer) => {
    if (asked.url?.endsWith('.js')) return answer.writeHead(404).end();
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
