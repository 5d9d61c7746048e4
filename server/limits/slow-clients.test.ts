import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, KEY, LEADS } from '../../tests/support/app-on.ts';
import { closePlace, EMBEDDED, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';

/** The real ones with less patience. */
const LIMITS = { ...CONNECTION_LIMITS, headersMs: 400, requestMs: 800, silenceMs: 1_500, checkMs: 100 };
const TRICKLE_MS = 50;
/** More than the buffers between the two ends hold. */
const LARGE_BYTES = 64 * 1024 * 1024;

const START = `POST ${LEADS} HTTP/1.1\r\nHost: localhost\r\napikey: ${KEY}\r\nContent-Type: application/json\r\n`;

describe('a connection', () => {
  let open: OpenPlace;
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    open = await openPlace(EMBEDDED);
    app = await appOn(open.database, { connections: LIMITS });
    app.get('/large', (_request, reply) => reply.send(Buffer.alloc(LARGE_BYTES)));
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => {
    await app.close();
    await closePlace(open);
  });

  async function connection(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  }

  /** Also where it ends with an error, as it does for a side that still writes. */
  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

  /** What the server answers until it ends the connection, while `send` writes. */
  async function answerTo(send: (socket: Socket) => void): Promise<{ status: number; body: unknown }> {
    const socket = await connection();
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    send(socket);
    await closed(socket);
    const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: body === '' ? null : JSON.parse(body) };
  }

  /** Writes a little again and again, for as long as the connection stands. */
  function trickle(socket: Socket, piece: string): void {
    const timer = setInterval(() => socket.write(piece), TRICKLE_MS);
    socket.on('close', () => clearInterval(timer));
  }

  const refused = (message: string) => ({ code: null, message, details: null, hint: null });

  it.each([
    ['headers trickle in', START, 'X-More: 1\r\n'],
    ['a body trickles in', `${START}Content-Length: 1000\r\n\r\n`, ' '],
    ['a body in chunks trickles in', `${START}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ])('whose %s is ended with 408', async (_case, start, piece) => {
    const answer = await answerTo((socket) => {
      socket.write(start);
      trickle(socket, piece);
    });
    expect(answer).toEqual({ status: 408, body: refused('The request took too long to arrive') });
  });

  it('whose headers are too large is ended with 431', async () => {
    const answer = await answerTo((socket) => {
      socket.write(`${START}X-Large: ${'x'.repeat(CONNECTION_LIMITS.headerBytes)}\r\n\r\n`);
    });
    expect(answer).toEqual({ status: 431, body: refused('Request header size limit exceeded') });
  });

  it('that speaks no HTTP is ended with 400', async () => {
    const answer = await answerTo((socket) => socket.write('EHLO localhost\r\n\r\n'));
    expect(answer).toEqual({ status: 400, body: refused('The request cannot be read') });
  });

  it('that does not read its answer is ended', async () => {
    const socket = await connection();
    socket.pause();
    const served = once(app.server, 'request');
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [request] = await served;
    await closed(request.socket);
    socket.destroy();
  });

  it('may rest between two requests', async () => {
    const socket = await connection();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toContain('200 OK');
  });
});
