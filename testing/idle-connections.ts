import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens `count` connections to the server at `address`, from the address `from` of this machine, and sends nothing. */
export async function openIdle(address: string, count: number, from = '127.0.0.1'): Promise<Socket[]> {
  const { port, hostname } = new URL(address);
  const sockets = Array.from({ length: count }, () =>
    connect({ port: Number(port), host: hostname, localAddress: from }),
  );
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}
