import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { KEY, LEADS } from '../../tests/support/app-on.ts';
import { EMBEDDED, POSTGRES } from '../../tests/support/databases.ts';
import { openIdle } from '../../tests/support/idle-connections.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import type { Place } from '../../tests/support/place.ts';
import { type ServerProcess, startServer } from '../../tests/support/server-process.ts';
import { connectionsWithin, openFilesLimit } from './open-files.ts';

/** From so many networks, each of them within its own limit. */
const NETWORKS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7'];
const IDLE_EACH = 200;

describe('the limit of open files', () => {
  it('is known here', () => {
    expect(openFilesLimit()).toBeGreaterThan(0);
  });

  it('leaves room for the database, and no more connections than are wanted', () => {
    expect(connectionsWithin(1_024, 4_096)).toBe(768);
    expect(connectionsWithin(1_000_000, 4_096)).toBe(4_096);
    expect(connectionsWithin(Number.POSITIVE_INFINITY, 4_096)).toBe(4_096);
  });

  it('is told where it is too low', () => {
    expect(() => connectionsWithin(200, 4_096)).toThrow(Error);
    expect(() => connectionsWithin(200, 4_096)).toThrow('may have 200 files open, and needs 288');
  });
});

describe.skipIf(process.platform !== 'linux')('a process that may have few files open', () => {
  let place: Place;
  let server: ServerProcess;
  const idle: Socket[] = [];
  afterEach(async () => {
    for (const socket of idle.splice(0)) socket.destroy();
    server.process.kill('SIGKILL');
    await server.ended;
    await place.remove();
  });

  /** Holds connections from many networks over which nothing is ever sent. */
  async function holdIdle(address: string): Promise<void> {
    const { hostname, port } = new URL(address);
    for (const from of NETWORKS) idle.push(...(await openIdle(hostname, Number(port), IDLE_EACH, from)));
  }

  async function statusOfLead(address: string): Promise<number> {
    const answer = await fetch(address + LEADS, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(leadRow()),
    });
    return answer.status;
  }

  it.each([
    { ...EMBEDDED, openFiles: 300, connections: 44 },
    { ...POSTGRES, openFiles: 1_024, connections: 768 },
  ])(
    '($openFiles, on $kind) says how many connections it takes, and takes leads while 1,200 idle ones are held, and afterwards',
    async ({ makePlace, openFiles, connections }) => {
      place = await makePlace();
      server = startServer(place.settings, {}, openFiles);
      const said = text(server.process.stdout ?? Readable.from([]));
      const address = await server.address;
      await holdIdle(address);
      expect(await statusOfLead(address)).toBe(201);
      for (const socket of idle.splice(0)) socket.destroy();
      expect(await statusOfLead(address)).toBe(201);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      server.process.kill('SIGTERM');
      expect(await server.ended).toEqual({ code: 0, errors: '' });
      expect(await said).toContain(
        `Up to ${connections} connections at once; this process may have ${openFiles} files open`,
      );
    },
  );

  it('does not start where they are too few', async () => {
    place = await POSTGRES.makePlace();
    server = startServer(place.settings, {}, 200);
    const { code, errors } = await server.ended;
    expect(code).toBe(1);
    expect(errors).toContain('This process may have 200 files open, and needs 288');
  });
});
