import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { WorkerRequest } from './embedded.worker.ts';
import type { Party } from './shared-session.ts';

/**
 * A connection of `party` to the database in `worker` that pg takes for a network socket:
 * PostgreSQL's wire protocol, carried by messages instead of TCP. Each message
 * holds what pg wrote in one go, so an extended query (parse, bind, execute,
 * sync, which pg corks) travels whole.
 */
export class WorkerSocket extends Duplex {
  readonly #port: MessagePort;

  constructor(worker: Worker, party: Party) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on('message', (bytes: Uint8Array) => this.push(bytes));
    // Also when the worker dies: pg then fails what it still waits for.
    port1.on('close', () => this.destroy());
    worker.postMessage({ port: port2, party } satisfies WorkerRequest, [port2]);
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.#port.close();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  /** Copies into memory of its own, which can be handed over; pg's buffers share a pool. */
  #send(chunks: Uint8Array[]): void {
    const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    this.#port.postMessage(bytes, [bytes.buffer]);
  }
}
