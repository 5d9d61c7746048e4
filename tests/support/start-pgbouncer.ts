import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** Debian installs it outside an ordinary user's PATH. */
const PROGRAMS = ['pgbouncer', '/usr/sbin/pgbouncer'];

type Mode = 'session' | 'transaction';

/** A PgBouncer in front of PostgreSQL. */
export type PgBouncer = {
  /** The same database, through PgBouncer. */
  url: string;
  stop(): Promise<void>;
};

/** Why PgBouncer cannot be started here, or `null`. */
export function whyNoPgBouncer(): string | null {
  return programHere() ? null : 'PgBouncer is not installed (Debian: apt-get install pgbouncer).';
}

/** Starts PgBouncer for the database at `address`. */
export async function startPgBouncer(address: string, mode: Mode): Promise<PgBouncer> {
  const program = programHere();
  if (!program) throw new Error(whyNoPgBouncer() ?? '');
  const directory = mkdtempSync(join(tmpdir(), 'leads-pgbouncer-'));
  const configuration = join(directory, 'pgbouncer.ini');
  const port = await freePort();
  const target = new URL(address);
  chmodSync(directory, 0o755);
  writeFileSync(configuration, settingsOf(target, port, mode));
  // Like PostgreSQL, it refuses to run as root, so it runs as PostgreSQL's user.
  const user = userInfo().uid === 0 ? ['-u', 'postgres'] : [];
  const bouncer = spawn(program, [...user, configuration], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(bouncer, 'close');
  let said = '';
  bouncer.stderr.on('data', (text) => {
    said += text;
  });
  while (!said.includes('process up')) {
    const next = await Promise.race([once(bouncer.stderr, 'data'), ended.then(() => null)]);
    if (!next) throw new Error(`PgBouncer ended: ${said}`);
  }
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      bouncer.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}

function programHere(): string | undefined {
  return PROGRAMS.find((program) => spawnSync(program, ['--version']).status === 0);
}

function settingsOf({ hostname, port: target, username, password }: URL, port: number, mode: Mode): string {
  return `[databases]
* = host=${hostname} port=${target} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 20
`;
}
