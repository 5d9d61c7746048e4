import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { KEY, LEADS } from './app-on.ts';
import { arrivals } from './arrivals.ts';
import { leadRow } from './lead-row.ts';
import type { DatabaseSettings } from './place.ts';

const KB_PER_MB = 1024;
const ENTRY = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** A server as a separate process. */
export type ServerProcess = {
  process: ChildProcess;
  /** Resolves with the address when it serves. Rejects if it stops before. */
  address: Promise<string>;
  /** Resolves with the exit code and errors. */
  ended: Promise<{ code: number | null; errors: string }>;
};

/** Starts the server with the built site on its own port; with `openFiles`, with that limit of open files. */
export function startServer(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  settings: Record<string, string> = {},
  openFiles?: number,
): ServerProcess {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const [program = '', ...words] = [
    ...(openFiles === undefined ? [] : ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh']),
    process.execPath,
    ENTRY,
  ];
  const child = spawn(program, words, {
    cwd: tmpdir(),
    env: {
      ...inherited,
      DATABASE_URL: DATABASE_URL ?? '',
      DATA_DIR,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_LEADS_KEY: KEY,
      RATE_LIMIT: 'off',
      ...settings,
    },
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const [, found] = /^Serving .* at (\S+)$/m.exec(output) ?? [];
      if (!found) return;
      resolve(found);
      // Under an attack the log is long.
      child.stdout.removeAllListeners('data').resume();
    });
    child.once('exit', () => reject(new Error(`The server ended before it served: ${errors}`)));
  });
  // A test that expects the process to fail does not wait for the address.
  address.catch(() => {});
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, errors }));
  return { process: child, address, ended };
}

export type Stream = ReturnType<typeof streamLeads>;

/** Sends leads one after another over several connections, until the server is gone. */
export function streamLeads(address: string, connections: number) {
  /** The ids that the server reported as stored. */
  const { all: acknowledged, add, reached } = arrivals<string>();
  const send = async () => {
    for (;;) {
      const row = leadRow();
      const answer = await fetch(address + LEADS, {
        method: 'POST',
        headers: { apikey: KEY, 'content-type': 'application/json' },
        body: JSON.stringify(row),
      }).catch(() => null);
      if (answer?.status !== 201) return;
      add(row.id);
    }
  };
  /** Resolves when every connection has ended. */
  const over = Promise.all(Array.from({ length: connections }, send));
  return { acknowledged, reached, over };
}

/** The resident memory of the process `pid`. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`]);
  return Number(stdout) / KB_PER_MB;
}
