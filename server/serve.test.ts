import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { POSTGRES, placeForTest, serverForTest } from '../tests/support/databases.ts';

it('a server listens on every address of localhost, and stops with open connections', async () => {
  const { settings } = await placeForTest(POSTGRES);
  const server = serverForTest(settings, { HOST: 'localhost' });
  const said = await server.address;
  expect(said).toMatch(/^http:\/\/localhost:[1-9]\d*$/);
  const { port } = new URL(said);
  for (const { address, family } of await lookup('localhost', { all: true })) {
    const host = family === 6 ? `[${address}]` : address;
    expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
    await once(
      connect({ port: Number(port), host: address }).on('error', () => {}),
      'connect',
    );
  }
  server.process.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, errors: '' });
});
