import { createServer } from 'node:net';

/**
 * Below the ports that Linux, macOS and Windows use for outgoing connections. Any connection could take one of those
 * before its server starts, and keep it for a minute after closing.
 */
const LOWEST = 10_000;
const HIGHEST = 30_000;

/** A port on this machine where nothing listens, nor on the next one, which `npm run dev` uses for the API. */
export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  return (await isFree(port)) && (await isFree(port + 1)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
