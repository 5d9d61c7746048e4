import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';
import { AHEAD, type Attack } from './attacks.ts';

// A separate thread, so that the attack does not distort the timing of visitors' leads.
const { connections, addresses, text, persists, port }: Attack & { port: number } = workerData;
const bytes = Buffer.from(text);

/** Opens a connection from an address other than the visitors'. */
function attack(localAddress: string): void {
  let answered = 0;
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('connect', () => socket.write(bytes));
  socket.on('error', () => {});
  if (!persists) return;
  socket.on('data', (part) => {
    answered += part.toString('latin1').split('HTTP/1.1 ').length - 1;
    if (answered < AHEAD) return;
    answered = 0;
    socket.write(bytes);
  });
  socket.on('close', () => attack(localAddress));
}

for (let count = 0; count < connections; count++) attack(`127.0.0.${2 + (count % addresses)}`);
