import type { Socket } from 'node:net';

/** How long and how much is still read of a body that was refused. */
export const LINGER_MS = 10_000;
export const LINGER_BYTES = 64 * 1024 * 1024;
const LOOK_MS = 100;

/**
 * Makes `socket` read on after its last answer, until its client closes it or a
 * limit is reached, as nginx's `lingering_close` does. A connection that is
 * closed while its client still sends is reset, and the client may lose an
 * answer that it has not read yet.
 */
export function closeSlowly(socket: Socket): void {
  // What Node calls when the last answer has been written.
  socket.destroySoon = () => {
    socket.end();
    const lastMs = performance.now() + LINGER_MS;
    const lastByte = socket.bytesRead + LINGER_BYTES;
    const looking = setInterval(() => {
      if (performance.now() > lastMs || socket.bytesRead > lastByte) socket.destroy();
    }, LOOK_MS).unref();
    socket.once('close', () => clearInterval(looking));
  };
}
