import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, KEY, LEADS } from '../../tests/support/app-on.ts';
import { closePlace, EMBEDDED, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { LINGER_BYTES } from './close-slowly.ts';

const MEGABYTE = 1024 * 1024;
/** More than is ever read of a body that was refused. */
const ENDLESS_BYTES = 4 * LINGER_BYTES;
/** As often as it takes for one answer to be lost, where a fifth are. */
const TRIES = 10;

const START = `POST ${LEADS} HTTP/1.1\r\nHost: localhost\r\napikey: ${KEY}\r\nContent-Type: application/json\r\n`;
const CHUNK = 'x'.repeat(64 * 1024);
const BODY = { header: `Content-Length: ${ENDLESS_BYTES}`, piece: CHUNK };
const CHUNKS = {
  header: 'Transfer-Encoding: chunked',
  piece: `${CHUNK.length.toString(16)}\r\n${CHUNK}\r\n`,
};

describe('a client that sends too much', () => {
  let open: OpenPlace;
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    open = await openPlace(EMBEDDED);
    app = await appOn(open.database);
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => {
    await app.close();
    await closePlace(open);
  });

  /** Sends the headers and `bytes` of a body, and only then, or once that fails, resolves. */
  async function sendBody({ header, piece }: typeof BODY, bytes: number): Promise<Socket> {
    // It sends on after the server's end, as a client does that has not read it yet.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(`${START}${header}\r\n\r\n`);
    for (let sent = 0; sent < bytes && !socket.destroyed; sent += piece.length) {
      await new Promise((resolve) => socket.write(piece, resolve));
    }
    return socket;
  }

  it.each([
    ['a body of 16 MB', BODY, 16],
    ['4 MB in chunks', CHUNKS, 4],
  ])('gets its 413 each time, though it sends %s before it reads', async (_what, body, megabytes) => {
    for (let count = 0; count < TRIES; count++) {
      const socket = await sendBody(body, megabytes * MEGABYTE);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*"Request size limit exceeded"/s);
      socket.destroy();
    }
  });

  it.each([
    ['a body', BODY],
    ['chunks', CHUNKS],
  ])('is cut off where it never ends %s', async (_what, body) => {
    const socket = await sendBody(body, ENDLESS_BYTES);
    expect(socket.destroyed).toBe(true);
    expect(socket.bytesWritten).toBeLessThan(ENDLESS_BYTES);
  });
});
