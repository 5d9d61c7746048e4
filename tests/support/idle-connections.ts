import { once } from 'node:events';
import { connect } from 'node:net';

/** Opens `count` connections to `host`, from this machine's address `from`, and sends nothing. */
export async function openIdle(host: string, port: number, count: number, from = '127.0.0.1') {
  const sockets = Array.from({ length: count }, () => connect({ port, host, localAddress: from }));
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}
