import { lookup } from 'node:dns/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { POSTGRES } from '../tests/support/databases.ts';
import { openIdle } from '../tests/support/idle-connections.ts';
import type { Place } from '../tests/support/place.ts';
import { type ServerProcess, startServer } from '../tests/support/server-process.ts';

let place: Place;
let server: ServerProcess;
afterEach(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await place.remove();
});

describe('a server', () => {
  it('says that it serves at 0.0.0.0, and does', async () => {
    place = await POSTGRES.makePlace();
    server = startServer(place.settings, { HOST: '0.0.0.0' });
    const address = await server.address;
    expect(address).toMatch(/^http:\/\/0\.0\.0\.0:[1-9]\d*$/);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it('listens on every address of localhost, and stops while connections are open', async () => {
    place = await POSTGRES.makePlace();
    server = startServer(place.settings, { HOST: 'localhost' });
    const said = await server.address;
    expect(said).toMatch(/^http:\/\/localhost:[1-9]\d*$/);
    const { port } = new URL(said);
    for (const { address, family } of await lookup('localhost', { all: true })) {
      const host = family === 6 ? `[${address}]` : address;
      expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
      await openIdle(address, Number(port), 1, address);
    }
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, errors: '' });
  });

  it('does not start with a proxy that is none', async () => {
    place = await POSTGRES.makePlace();
    server = startServer(place.settings, { TRUSTED_PROXIES: 'everybody' });
    const { code, errors } = await server.ended;
    expect(code).toBe(1);
    expect(errors).toContain('TRUSTED_PROXIES must list addresses');
  });
});
