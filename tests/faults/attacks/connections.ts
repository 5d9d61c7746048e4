import { connect, type Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import { type Target, underAttack } from './under-attack.ts';

/** Other networks of this machine than the visitor's. */
const NETWORKS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7', '127.0.0.8'];
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** The visitor's leads during the attack: some seconds. */
const LEADS = 300;

const SENT_AHEAD = { connections: 700, requests: 2_400 };
/** A server at rest takes 400 MB, and each of the connections what it has sent, for a moment. */
const MEMORY_MB = 800;
const IDLE = 1_200;
const ASKING = 10_000;
const AT_ONCE = 100;

const PROMISE = 'a visitor’s leads are stored, each within 2 s';

/** Connections that are there to take what others need. */
export const connectionAttacks: readonly Attack[] = [
  {
    attack: `${SENT_AHEAD.connections} connections send ${SENT_AHEAD.requests} requests each ahead and read no answer`,
    promise: `${PROMISE}; at most ${MEMORY_MB} MB`,
    before: '4.4 GB, dead for over 100 s',
    run: () => underAttack(sendAhead, { megabytes: MEMORY_MB }),
  },
  ...[1_024, 300].map((openFiles) => ({
    attack: `${IDLE} idle connections where ${openFiles} files may be open`,
    promise: PROMISE,
    before:
      openFiles > IDLE / 4
        ? 'the process ended (EMFILE in a timer)'
        : 'the embedded database wedged until a restart',
    run: () => underAttack(holdIdle, { openFiles }),
  })),
  {
    attack: `${ASKING} connections from one address ask /healthz without a pause`,
    promise: PROMISE,
    before: 'leads took up to 5.3 s',
    run: () => underAttack(askHealth),
  },
];

async function sendAhead({ port, leads }: Target): Promise<void> {
  const sockets = await openAll(port, SENT_AHEAD.connections, NETWORKS);
  const requests = REQUEST.repeat(SENT_AHEAD.requests);
  for (const socket of sockets) socket.pause().write(requests);
  await leads(LEADS);
  for (const socket of sockets) socket.destroy();
}

async function holdIdle({ port, leads }: Target): Promise<void> {
  const sockets = await openAll(port, IDLE, NETWORKS);
  await leads(LEADS);
  for (const socket of sockets) socket.destroy();
  await leads(1);
}

async function askHealth({ port, leads }: Target): Promise<void> {
  const sockets = await openAll(port, ASKING, NETWORKS.slice(0, 1));
  for (const socket of sockets) {
    socket.on('data', () => socket.write(HEALTH));
    socket.write(HEALTH);
  }
  await leads(LEADS);
  for (const socket of sockets) socket.destroy();
}

/** Opens connections from the addresses `from` in turn. What the server ends is left alone. */
async function openAll(port: number, count: number, from: readonly string[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    // A few at a time: the visitor is in this process too, and its leads are timed.
    const next = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_, index) =>
      connect({ port, host: '127.0.0.1', localAddress: from[index % from.length] }),
    );
    for (const socket of next) socket.on('error', () => {});
    await Promise.all(next.map(openOrEnded));
    sockets.push(...next);
  }
  return sockets;
}

function openOrEnded(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve());
    socket.once('close', () => resolve());
  });
}
