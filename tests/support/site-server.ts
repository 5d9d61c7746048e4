import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import Fastify from 'fastify';
import { loadPages } from '../../server/pages/load-pages.ts';
import { pageRoutes } from '../../server/pages/route.ts';

export type SiteServer = { address: string; stop: () => Promise<void> };
type Program = {
  path: string;
  options?: string[];
  says: RegExp;
  environment: Record<string, string>;
  project?: string;
};

/** Starts the site built in `project` like `npm start`, on a free port. */
export function startSite(environment: Record<string, string>, project = process.cwd()) {
  const settings = { PORT: '0', HOST: 'localhost', RATE_LIMIT: 'off', ...environment };
  const says = /^Serving the site at (http:\S+)/;
  return startProgram({ path: 'server/main.ts', says, environment: settings, project });
}

/** Starts the desk like `npm run desk`, on a free port. Its address lets one browser in. */
export function startDesk(environment: Record<string, string>) {
  const settings = { DESK_PORT: '0', ...environment };
  return startProgram({ path: 'owner/desk/main.ts', says: /(http:\S+token=\S+)/, environment: settings });
}

/** Starts the desk like `npm run desk -- --serve`, on a free port. */
export function serveDesk(environment: Record<string, string>) {
  const settings = { DESK_PORT: '0', ...environment };
  const says = /finds it at (http:\S+)/;
  return startProgram({ path: 'owner/desk/main.ts', options: ['--serve'], says, environment: settings });
}

/** Resolves when the program `says` its address; later ones are added to `addresses`. Throws an error if it stops before; the test output shows why. */
async function startProgram({ path, options = [], says, environment, project = process.cwd() }: Program) {
  const program = spawn(process.execPath, [path, ...options], {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const addresses: string[] = [];
  const first = Promise.withResolvers<string>();
  const lines = createInterface({ input: program.stdout });
  lines.on('line', (line) => {
    const [, address] = says.exec(line) ?? [];
    if (!address) return;
    addresses.push(address);
    first.resolve(address);
  });
  lines.on('close', () => first.reject(new Error(`${path} ended before it was ready.`)));
  return {
    address: await first.promise,
    addresses,
    pid: program.pid ?? 0,
    async stop() {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
    },
  };
}

/** Serves the built site in `directory` like the server, without the API, by default on a free port. */
export async function servePages(directory: string, port = 0): Promise<SiteServer> {
  // Browsers open connections in advance, and closing would wait for their first request.
  const app = Fastify({ forceCloseConnections: true });
  await app.register(pageRoutes, { pages: await loadPages(directory) });
  const address = await app.listen({ host: '127.0.0.1', port });
  return { address, stop: () => app.close() };
}
