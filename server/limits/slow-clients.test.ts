import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, KEY, LEADS } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { builtSite, postForm } from '../../tests/support/form-post.ts';
import { READ_ON_BYTES } from '../http/answer-error.ts';
import { BODY_LIMIT_BYTES } from '../leads/route.ts';
import { CONNECTION_LIMITS } from './connections.ts';

/** The real limits with shorter timeouts. */
const LIMITS = { ...CONNECTION_LIMITS, headersMs: 400, requestMs: 800, silenceMs: 1_500, checkMs: 100 };
const TRICKLE_MS = 50;
/** More than the buffers between both ends hold. */
const UNREAD_BYTES = 64 * 1024 * 1024;
/** Enough attempts to lose one answer if a fifth are lost. */
const TRIES = 10;
const PIECE_BYTES = 16 * 1024;

const START = `POST ${LEADS} HTTP/1.1\r\nHost: localhost\r\napikey: ${KEY}\r\nContent-Type: application/json\r\n`;
const FORM_START =
  'POST /start HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';

describe('a connection', () => {
  const open = openForTests(POSTGRES);
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await appOn(open.database, { connections: LIMITS });
    app.get('/large', (_request, reply) => reply.send(Buffer.alloc(UNREAD_BYTES)));
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => {
    await app.close();
  });

  async function connection(to = port): Promise<Socket> {
    const socket = connect(to, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  }

  /** Resolves when the connection ends, also with an error while still writing. */
  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

  /** The server's answer until it closes the connection, while `send` writes. */
  async function answerTo(send: (socket: Socket) => void): Promise<string> {
    const socket = await connection();
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    send(socket);
    await closed(socket);
    return String(Buffer.concat(parts));
  }

  /** Keeps writing a little while the connection is open. */
  function trickle(socket: Socket, piece: string): void {
    const timer = setInterval(() => socket.write(piece), TRICKLE_MS);
    socket.on('close', () => clearInterval(timer));
  }

  it.each([
    ['headers are slow', START, 'X-More: 1\r\n'],
    ['body is slow', `${START}Content-Length: 1000\r\n\r\n`, ' '],
  ])('whose %s gets 408, as JSON with a message', async (_case, start, piece) => {
    const answer = await answerTo((socket) => {
      socket.write(start);
      trickle(socket, piece);
    });
    const [head, body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 .*Content-Type: application\/json/s);
    expect(JSON.parse(body)).toMatchObject({ message: 'Client Timeout' });
  });

  it('whose body has no length is refused before it is read', async () => {
    const socket = await connection();
    socket.write(`${START}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 411 .*"message":"A Content-Length header is required"/s);
  });

  it.each([
    [413, READ_ON_BYTES, START, {}],
    [429, BODY_LIMIT_BYTES, FORM_START, { RATE_LIMIT: 1 }],
  ])(
    'always gets its %s, even if it sends %s bytes before it reads',
    async (status, length, start, limit) => {
      const patient = await appOn(open.database, { ...(await builtSite()), ...limit });
      const address = await patient.listen({ host: '127.0.0.1', port: 0 });
      // The one form of the minute.
      await postForm(patient, '');
      for (let count = 0; count < TRIES; count++) {
        const socket = await connection(Number(new URL(address).port));
        socket.pause().write(`${start}Content-Length: ${length}\r\n\r\n`);
        for (let sent = 0; sent < length; sent += PIECE_BYTES)
          await new Promise((resolve) => socket.write(Buffer.alloc(PIECE_BYTES), resolve));
        const [answer] = await once(socket.resume(), 'data');
        expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
        socket.destroy();
      }
      await patient.close();
    },
  );

  it('that does not read its answer is closed', async () => {
    const socket = await connection();
    socket.pause();
    const served = once(app.server, 'request');
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [request] = await served;
    await closed(request.socket);
    socket.destroy();
  });
});
