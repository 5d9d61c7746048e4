import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { arrivals } from '../../tests/support/arrivals.ts';
import { CONNECTION_LIMITS, limitConnections } from './connections.ts';

/** The real limits with fewer connections. */
const LIMITS = { ...CONNECTION_LIMITS, perNetwork: 3, total: 5 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const WITHOUT_BODY = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n';
/** Enough to fill Node.js's read buffer. */
const MANY = 2_000;
const HERE = '127.0.0.1';
const ELSEWHERE = '127.0.0.2';

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(handler: RequestListener, isProxy = (_address: string) => false): Promise<void> {
  server = limitConnections(LIMITS, isProxy).serve(handler);
  server.listen(0, HERE);
  await once(server, 'listening');
}

const answer: RequestListener = (_request, response) => response.end('ok');

/** A connection to the server from the address `from`. */
async function connection(from = HERE): Promise<Socket> {
  const taken = once(server, 'connection');
  const socket = connect({ port: (server.address() as AddressInfo).port, host: HERE, localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  await Promise.all([once(socket, 'connect'), taken]);
  return socket;
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const open = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

async function answerTo(socket: Socket, sent: string): Promise<string> {
  socket.write(sent);
  return text(socket);
}

describe('a connection', () => {
  it('may pipeline a few requests, and gets every answer', async () => {
    await serve(answer);
    const ahead = REQUEST.repeat(LIMITS.pipelined - 1) + LAST;
    const answers = await answerTo(await connection(), ahead);
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(LIMITS.pipelined);
  });

  it.each([
    ['requests', REQUEST],
    ['requests with an unknown Expect header', REQUEST.replace('\r\n\r\n', '\r\nExpect: x\r\n\r\n')],
    ['requests without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('that pipelines more %s is closed, and the rest are not parsed', async (_case, request) => {
    let looked = 0;
    await serve(() => looked++);
    const socket = await connection();
    const over = closed(socket);
    socket.resume().write(request.repeat(MANY));
    await over;
    expect(looked).toBe(LIMITS.pipelined);
  });
});

describe('a network with all its connections open', () => {
  it.each([
    ['nothing', ''],
    ['half a request', REQUEST.slice(0, -2)],
    ['a request without its body', WITHOUT_BODY],
  ])('replaces the connection that sent %s longest ago', async (_case, sent) => {
    await serve((request, response) => {
      if (request.method === 'GET') response.end('ok');
    });
    const [oldest, ...others] = [await connection(), await connection(), await connection()];
    for (const socket of [oldest, ...others]) socket.write(sent);
    const over = closed(oldest);
    expect(await answerTo(await connection(), LAST)).toContain('200 OK');
    await over;
    expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });

  it.each([
    ['idle', ''],
    ['without their body', WITHOUT_BODY],
  ])('keeps connections that wait for an answer while others are %s', async (_case, sent) => {
    const waiting = arrivals<ServerResponse>();
    await serve((_request, response) => waiting.add(response));
    const busy = [await connection(), await connection()];
    for (const socket of busy) socket.write(REQUEST);
    await waiting.reached(busy.length);
    const resting = await connection();
    resting.write(sent);
    if (sent) await waiting.reached(busy.length + 1);
    const over = closed(resting);
    const last = await connection();
    await over;
    last.destroy();
    for (const response of waiting.all) response.end('ok');
    for (const socket of busy) expect(String(await once(socket, 'data'))).toContain('200 OK');
  });

  it('may be a proxy, for which only the total limit applies', async () => {
    await serve(answer, (address) => address === HERE);
    for (let count = 0; count < LIMITS.total; count++) await connection();
    expect(await open()).toBe(LIMITS.total);
    expect(await answerTo(await connection(), LAST)).toContain('200 OK');
  });
});

describe('with all connections open', () => {
  it('a network without connections replaces one of the largest network', async () => {
    await serve(answer);
    const small = await connection(ELSEWHERE);
    await connection(ELSEWHERE);
    const oldest = await connection();
    const over = closed(oldest);
    for (let count = 1; count < LIMITS.perNetwork; count++) await connection();
    expect(await answerTo(await connection('127.0.0.3'), LAST)).toContain('200 OK');
    await over;
    expect(small.destroyed).toBe(false);
  });

  it('a proxy keeps its connections while others have some', async () => {
    await serve(answer, (address) => address === HERE);
    const direct = await connection(ELSEWHERE);
    const over = closed(direct);
    for (let count = 1; count < LIMITS.total; count++) await connection();
    expect(await answerTo(await connection(), LAST)).toContain('200 OK');
    await over;
  });
});
