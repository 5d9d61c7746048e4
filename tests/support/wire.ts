import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A connection to PostgreSQL that can be cut, dropped or silenced, like a network. */
export class Wire {
  readonly #pairs = new Set<{ near: Socket; far: Socket }>();
  readonly #server: Server;
  #port = 0;
  #silent = false;

  constructor(target: URL) {
    this.#server = createServer((near) => {
      const pair = { near, far: dial(Number(target.port), target.hostname) };
      this.#pairs.add(pair);
      for (const socket of [near, pair.far]) {
        socket.on('error', () => {});
        socket.on('close', () => {
          this.#pairs.delete(pair);
          near.destroy();
          pair.far.destroy();
        });
      }
      near.pipe(pair.far).pipe(near);
      if (this.#silent) swallow(pair);
    });
  }

  /** Lets connections through, on the port that it resolves with. */
  async restore(): Promise<number> {
    this.#silent = false;
    if (this.#server.listening) return this.#port;
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address !== null && typeof address !== 'string') this.#port = address.port;
    return this.#port;
  }

  /** Closes every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.tear();
    await closed;
  }

  /** Closes every connection, but accepts new ones. */
  tear(): void {
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Keeps every connection open, but never transfers anything again. */
  fallSilent(): void {
    this.#silent = true;
    for (const pair of this.#pairs) swallow(pair);
  }
}

function swallow({ near, far }: { near: Socket; far: Socket }): void {
  near.unpipe(far).resume();
  far.unpipe(near).resume();
}
