import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { arrivals } from '../../tests/support/arrivals.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import type { ConnectionEnd } from './connections.ts';
import { limitedServer } from './limited-server.ts';

/** The real ones for fewer connections and with less patience. */
const LIMITS = { ...CONNECTION_LIMITS, perNetwork: 3, total: 5, answerMs: 500, checkMs: 50 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
/** As many as fill what Node reads at once. */
const MANY = 2_000;
/** More than the buffers between the two ends hold. */
const LARGE_BYTES = 64 * 1024 * 1024;
const HERE = '127.0.0.1';
const ELSEWHERE = '127.0.0.2';

let server: Server;
let ended: ConnectionEnd[];
let open: number;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(handler: RequestListener, isProxy = (_address: string) => false): Promise<void> {
  ended = [];
  server = limitedServer(handler, LIMITS, isProxy, {
    open: (count) => {
      open = count;
    },
    ended: (reason) => ended.push(reason),
  });
  server.listen(0, HERE);
  await once(server, 'listening');
}

const answer: RequestListener = (_request, response) => response.end('ok');

/** A connection that the server has taken, from the address `from`. */
async function connection(from = HERE): Promise<Socket> {
  const taken = once(server, 'connection');
  const socket = connect({ port: (server.address() as AddressInfo).port, host: HERE, localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  await Promise.all([once(socket, 'connect'), taken]);
  return socket;
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

async function answerTo(socket: Socket, sent: string): Promise<string> {
  socket.write(sent);
  return text(socket);
}

describe('a connection', () => {
  it('may send a few requests ahead, and gets every answer', async () => {
    await serve(answer);
    const ahead = REQUEST.repeat(LIMITS.pipelined - 1) + LAST;
    const answers = await answerTo(await connection(), ahead);
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(LIMITS.pipelined);
    expect(ended).toEqual([]);
  });

  it.each([
    ['requests', REQUEST],
    ['requests that expect what nobody does', REQUEST.replace('\r\n\r\n', '\r\nExpect: x\r\n\r\n')],
    ['requests without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('that sends more %s ahead is ended, and no more of them are looked at', async (_what, request) => {
    await serve(() => {});
    const parsed: unknown[] = [];
    const note = (message: unknown) => parsed.push(message);
    const socket = await connection();
    const over = closed(socket);
    subscribe('http.server.request.start', note);
    socket.resume().write(request.repeat(MANY));
    await over;
    unsubscribe('http.server.request.start', note);
    expect(parsed).toHaveLength(LIMITS.pipelined + 1);
    expect(ended).toEqual(['pipelined']);
  });

  it('that sends a request without a host is told so, unless it speaks HTTP/1.0', async () => {
    await serve(answer);
    expect(await answerTo(await connection(), 'GET / HTTP/1.1\r\n\r\n')).toContain('400 Bad Request');
    expect(await answerTo(await connection(), 'GET / HTTP/1.0\r\n\r\n')).toContain('200 OK');
  });

  it('that reads its answer a little at a time is ended', async () => {
    await serve((_request, response) => response.end(Buffer.alloc(LARGE_BYTES)));
    const socket = await connection();
    socket.write(REQUEST);
    socket.on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), LIMITS.checkMs);
    });
    await expect.poll(() => ended, { timeout: 10_000 }).toEqual(['unread']);
    expect(socket.bytesRead).toBeLessThan(LARGE_BYTES);
  });

  it('gives its place back once it is closed', async () => {
    await serve(answer);
    const first = await connection();
    await connection();
    expect(open).toBe(2);
    first.destroy();
    await expect.poll(() => open, { timeout: 10_000 }).toBe(1);
  });
});

describe('a network with all its connections open', () => {
  it.each([
    ['nothing', ''],
    ['half a request', REQUEST.slice(0, -2)],
  ])('gets a further one in place of that which sent %s for longest', async (_what, sent) => {
    await serve(answer);
    const [oldest, ...others] = [await connection(), await connection(), await connection()];
    for (const socket of [oldest, ...others]) socket.write(sent);
    const over = closed(oldest);
    expect(await answerTo(await connection(), LAST)).toContain('200 OK');
    await over;
    expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    expect(ended).toEqual(['evicted']);
  });

  it('gets no further one while all are busy, and another network does', async () => {
    const waiting = arrivals<ServerResponse>();
    await serve((_request, response) => waiting.add(response));
    const busy = [await connection(), await connection(), await connection()];
    for (const socket of busy) socket.write(REQUEST);
    await waiting.reached(busy.length);

    const late = await connection();
    late.resume();
    await closed(late);
    expect(ended).toEqual(['refused']);
    const elsewhere = await connection(ELSEWHERE);
    elsewhere.write(LAST);
    await waiting.reached(busy.length + 1);
    for (const response of waiting.all) response.end('ok');
    expect(await text(elsewhere)).toContain('200 OK');
  });

  it('may be a proxy, to which only the limit for all applies', async () => {
    await serve(answer, (address) => address === HERE);
    for (let count = 0; count < LIMITS.total; count++) await connection();
    expect(ended).toEqual([]);
    expect(await answerTo(await connection(), LAST)).toContain('200 OK');
    expect(ended).toEqual(['evicted']);
  });
});

describe('with all connections open', () => {
  it('a network that has none takes a place of the one that has most', async () => {
    await serve(answer);
    const small = await connection(ELSEWHERE);
    await connection(ELSEWHERE);
    const oldest = await connection();
    const over = closed(oldest);
    for (let count = 1; count < LIMITS.perNetwork; count++) await connection();
    expect(await answerTo(await connection('127.0.0.3'), LAST)).toContain('200 OK');
    await over;
    expect(small.destroyed).toBe(false);
    expect(ended).toEqual(['evicted']);
    expect(open).toBeLessThanOrEqual(LIMITS.total);
  });

  it('a proxy keeps its places while others have idle ones', async () => {
    await serve(answer, (address) => address === HERE);
    const direct = await connection(ELSEWHERE);
    const over = closed(direct);
    for (let count = 1; count < LIMITS.total; count++) await connection();
    expect(await answerTo(await connection(), LAST)).toContain('200 OK');
    await over;
    expect(ended).toEqual(['evicted']);
  });
});
