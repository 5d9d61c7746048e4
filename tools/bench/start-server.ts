import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port.ts';

export const KEY = 'key-of-the-bench';
const LOOK_AGAIN_MS = 50;

/** A process that listens, and how to end it. */
export type Server = { address: string; process: ChildProcess; stop(): Promise<void> };

/**
 * Starts the built site and its API, with a log in `directory`: a pipe would make
 * whoever reads it part of what is measured.
 */
export async function startServer(directory: string, settings: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      PUBLIC_LEADS_KEY: KEY,
      RATE_LIMIT: 'off',
      RATE_LIMIT_TOTAL: 'off',
      ...settings,
    },
    stdio: ['ignore', openSync(join(directory, 'server.log'), 'a'), 'inherit'],
  });
  return onceItAnswers(server, `http://127.0.0.1:${port}`);
}

/** The `process` as a server, once `address` answers. Throws where it ends before. */
export async function onceItAnswers(process: ChildProcess, address: string): Promise<Server> {
  const ended = once(process, 'exit');
  while (!(await fetch(address).catch(() => null))) {
    if (process.exitCode !== null) throw new Error(`${process.spawnfile} ended before it listened.`);
    await setTimeout(LOOK_AGAIN_MS);
  }
  return {
    address,
    process,
    async stop() {
      process.kill('SIGTERM');
      await ended;
    },
  };
}
