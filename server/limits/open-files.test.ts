import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KEY, LEADS } from '../../tests/support/app-on.ts';
import { POSTGRES, placeForTest, serverForTest } from '../../tests/support/databases.ts';
import { openIdle } from '../../tests/support/idle-connections.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { connectionsWithin } from './open-files.ts';

/** Networks to connect from, each within its own limit. */
const NETWORKS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7'];
const IDLE_EACH = 200;

describe('the limit of open files', () => {
  it('reserves files for the database, and caps connections', () => {
    expect(connectionsWithin(1_024, 4_096)).toBe(768);
    expect(connectionsWithin(1_000_000, 4_096)).toBe(4_096);
    expect(connectionsWithin(Number.POSITIVE_INFINITY, 4_096)).toBe(4_096);
  });

  it('is reported if it is too low', () => {
    expect(() => connectionsWithin(200, 4_096)).toThrow(Error);
    expect(() => connectionsWithin(200, 4_096)).toThrow('may open only 200 files, and needs 288');
  });
});

describe.skipIf(process.platform !== 'linux')('a process with few open files', () => {
  /** Opens idle connections from many networks. Returns the function that closes them. */
  async function holdIdle(address: string): Promise<() => void> {
    const { hostname, port } = new URL(address);
    const idle: Socket[] = [];
    const end = () => idle.forEach((socket) => void socket.destroy());
    onTestFinished(end);
    for (const from of NETWORKS) idle.push(...(await openIdle(hostname, Number(port), IDLE_EACH, from)));
    return end;
  }

  async function statusOfLead(address: string): Promise<number> {
    const answer = await fetch(address + LEADS, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(leadRow()),
    });
    return answer.status;
  }

  it('reports its connection limit, and stores leads during and after 1,200 idle connections', async () => {
    const server = serverForTest((await placeForTest(POSTGRES)).settings, {}, 1_024);
    const said = text(server.process.stdout ?? Readable.from([]));
    const address = await server.address;
    const endIdle = await holdIdle(address);
    expect(await statusOfLead(address)).toBe(201);
    endIdle();
    expect(await statusOfLead(address)).toBe(201);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, errors: '' });
    expect(await said).toContain('Connections: at most 768. Open files: at most 1024');
  });
});
