import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type SiteServer = { address: string; stop: () => Promise<void> };

/** Starts the site built in `project` as `npm start` does, on a free port. Throws with what it said where it does not start. */
export async function startSite(
  environment: Record<string, string>,
  project = process.cwd(),
): Promise<SiteServer> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: project,
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      RATE_LIMIT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(server);
  return {
    address,
    async stop() {
      const stopped = once(server, 'exit');
      server.kill('SIGTERM');
      await stopped;
    },
  };
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read its address from.');
  for await (const line of createInterface({ input: server.stdout })) {
    const [, address] = /^Serving the site at (http:\S+)/.exec(line) ?? [];
    if (!address) continue;
    // What it logs from here on is read and dropped: a full pipe would stop it.
    server.stdout.resume();
    return address;
  }
  throw new Error('The server ended before it was ready.');
}
