import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { FloodOptions } from './flood.worker.ts';
import type { Scene } from './run-fault.ts';

/** Networks of this machine other than the visitors'. */
const NETWORKS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7', '127.0.0.8'];
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const SENT_AHEAD = { connections: 700, requests: 2_400 };
const IDLE = 1_200;
/** Visitors run in this process too, and their leads are timed. */
const AT_ONCE = 100;
/** The visitors' leads during an attack, which takes some seconds. */
const LEADS = 2_000;

const FLOOD = { connections: 250, ahead: 8 };
const FLOOD_LEADS = 1_000;
const MEGABYTE = 1024 * 1024;

const FORM = 'Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';
/** Each page has a field prefilled from its address. */
export const FORM_PAGES = 'GET /start?subject=Law HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(FLOOD.ahead);
export const REFUSED_FORM = `POST /start HTTP/1.1\r\n${FORM}Content-Length: 6\r\n\r\nname=A`.repeat(
  FLOOD.ahead,
);
export const CHUNKS = `POST /start HTTP/1.1\r\n${FORM}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(MEGABYTE)}`;
export const TOO_LONG = `POST /start HTTP/1.1\r\n${FORM}Content-Length: ${48 * MEGABYTE}\r\n\r\n${'a'.repeat(48 * MEGABYTE)}`;

/** Connections that pipeline requests and read no answers. */
export async function sendAhead(scene: Scene): Promise<void> {
  const sockets = await openAll(scene, SENT_AHEAD.connections);
  const requests = REQUEST.repeat(SENT_AHEAD.requests);
  for (const socket of sockets) socket.pause().write(requests);
  await scene.taken(LEADS);
  for (const socket of sockets) socket.destroy();
}

/** Connections that send nothing. */
export async function holdIdle(scene: Scene): Promise<void> {
  const sockets = await openAll(scene, IDLE);
  await scene.taken(LEADS);
  for (const socket of sockets) socket.destroy();
  await scene.taken(1);
}

/** Connections from one address that send `requests` repeatedly. */
export function flood(requests: string) {
  return async ({ servers: [server], taken }: Scene) => {
    const port = Number(new URL((await server?.address) ?? '').port);
    const workerData: FloodOptions = { port, localAddress: '127.0.0.2', ...FLOOD, requests };
    const attack = new Worker(new URL('./flood.worker.ts', import.meta.url), { workerData });
    await taken(FLOOD_LEADS);
    await attack.terminate();
  };
}

/** Opens connections from all networks in turn. Does not reopen those that the server closes. */
async function openAll({ servers: [server] }: Scene, count: number): Promise<Socket[]> {
  const port = Number(new URL((await server?.address) ?? '').port);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_, index) =>
      connect({ port, host: '127.0.0.1', localAddress: NETWORKS[index % NETWORKS.length] }),
    );
    for (const socket of next) socket.on('error', () => {});
    await Promise.allSettled(next.map((socket) => once(socket, 'connect')));
    sockets.push(...next);
  }
  return sockets;
}
