import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { WorkerSocket } from './worker-socket.ts';

/** A worker that ends as soon as something is sent over a connection. */
const MORTAL = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ port }) => port.on('message', () => process.exit(3)));`;

describe('a connection to a worker', () => {
  it('fails what waits for an answer when the worker dies', async () => {
    const worker = new Worker(MORTAL, { eval: true });
    const client = new pg.Client({
      stream: () => new WorkerSocket(worker, 'owner'),
      ssl: false,
      user: 'postgres',
    });
    await expect(client.connect()).rejects.toThrow('Connection terminated unexpectedly');
  });
});
