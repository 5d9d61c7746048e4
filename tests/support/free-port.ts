import { createServer } from 'node:net';

/**
 * Below the ports that Linux, macOS and Windows hand to outgoing connections: one of those may be
 * taken by any connection, for a minute after it is closed too, before its server starts.
 */
const LOWEST = 10_000;
const HIGHEST = 30_000;

/** A port on this machine's own address that nothing listens on, nor on the one after it, where `npm run dev` has the API. */
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
