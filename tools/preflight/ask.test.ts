import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ASK_TIMEOUT_MS, findUnreachable } from './ask.ts';

const where = { file: 'site/site.config.ts', field: 'portal' };

/** A server that answers as told until the test is over. */
async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth`;
}

const ask = async (address: string, isPage = true, field = where.field) =>
  findUnreachable([{ address, isPage, where: { ...where, field } }]);

describe('an address', () => {
  it.each([
    [200, true, true],
    [404, true, false],
    [404, false, true],
    [403, true, true],
    [429, true, true],
    [999, true, true],
    [500, true, false],
    [503, false, false],
  ])('that answers %d is fine, where a page has to be (%s): %s', async (status, isPage, isFine) => {
    const address = await serverThat((_request, response) => response.writeHead(status).end());
    const findings = await ask(address, isPage);
    expect(findings.map(({ what }) => what)).toEqual(isFine ? [] : [`${address} answers ${status}`]);
  });

  it('is judged by where it leads', async () => {
    const address = await serverThat(({ url }, response) => {
      if (url === '/auth') response.writeHead(302, { location: '/gone' }).end();
      else response.writeHead(410).end();
    });
    expect(await ask(address)).toMatchObject([{ what: `${address} answers 410` }]);
  });

  it('is found where nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const address = `http://127.0.0.1:${port}`;
    expect(await ask(address, false)).toMatchObject([{ what: `${address} does not answer: ECONNREFUSED` }]);
  });

  it(`is given up after ${ASK_TIMEOUT_MS} ms of silence`, async () => {
    const address = await serverThat(() => {});
    expect(await ask(address)).toMatchObject([
      { subject: 'reach', what: `${address} does not answer: nothing came within 5 seconds` },
    ]);
  });

  it('of a legal page is told of with the legal pages', async () => {
    const address = await serverThat((_request, response) => response.writeHead(404).end());
    expect(await ask(address, true, 'legal.privacy')).toMatchObject([{ subject: 'pages' }]);
  });

  it('is not missed where the site that it belongs to is not online', async () => {
    const address = await serverThat((_request, response) => response.writeHead(404).end());
    const online = await serverThat((_request, response) => response.end());
    const askBesides = (besides: string) =>
      findUnreachable([{ address, isPage: true, where, besides, remedy: 'Serve it.' }]);
    expect(await askBesides(address)).toEqual([]);
    expect(await askBesides(online)).toMatchObject([{ what: `${address} answers 404`, remedy: 'Serve it.' }]);
  });
});
