import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

export type FloodOptions = {
  port: number;
  localAddress: string;
  connections: number;
  ahead: number;
  requests: string;
};

// A separate thread, so that the attack does not distort the timing of visitors' leads.
const { connections, ahead, requests, ...address }: FloodOptions = workerData;
const bytes = Buffer.from(requests);

/** Sends the requests again after `ahead` answers, and reconnects when the connection ends. */
function attack(): void {
  let answered = 0;
  const socket = connect({ host: '127.0.0.1', ...address });
  socket.on('connect', () => socket.write(bytes));
  socket.on('data', (part) => {
    answered += part.toString('latin1').split('HTTP/1.1 ').length - 1;
    if (answered < ahead) return;
    answered = 0;
    socket.write(bytes);
  });
  socket.on('error', () => {});
  socket.on('close', attack);
}

for (let count = 0; count < connections; count++) attack();
