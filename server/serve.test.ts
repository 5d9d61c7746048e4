import { afterEach, describe, expect, it } from 'vitest';
import { EMBEDDED } from '../testing/databases.ts';
import type { Place } from '../testing/place.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';

let place: Place;
let server: ServerProcess;
afterEach(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await place.remove();
});

describe('a server', () => {
  it.each(['localhost', '127.0.0.1', '0.0.0.0'])('says that it serves at %s, and does', async (HOST) => {
    place = await EMBEDDED.makePlace();
    server = startServer(place.settings, { HOST });
    const address = await server.address;
    expect(address).toMatch(new RegExp(`^http://${HOST}:[1-9]\\d*$`));
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it('does not start with a proxy that is none', async () => {
    place = await EMBEDDED.makePlace();
    server = startServer(place.settings, { TRUSTED_PROXIES: 'everybody' });
    const { code, errors } = await server.ended;
    expect(code).toBe(1);
    expect(errors).toContain('TRUSTED_PROXIES must list addresses');
  });
});
