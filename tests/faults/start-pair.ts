import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { type Place, queryOnce } from '../support/place.ts';

const HAPROXY = '/usr/sbin/haproxy';
const [POSTGRES_PROGRAMS = ''] = globSync('/usr/lib/postgresql/*/bin').toReversed();
/** PostgreSQL refuses to run as root. */
const AS_POSTGRES = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
const LOOK_MS = 50;

/**
 * Starts a primary with a synchronous standby, and HAProxy, which sends connections to the primary. Needs Debian's
 * packages haproxy and postgresql.
 */
export async function startPair() {
  const directory = mkdtempSync(join(tmpdir(), 'leads-pair-'));
  if (AS_POSTGRES.length > 0) execFileSync('chown', ['postgres', directory]);
  const [one, two] = [join(directory, 'one'), join(directory, 'two')];
  const [port, standbyPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const primary = `postgres://postgres@127.0.0.1:${port}`;
  const run = (program: string, ...options: string[]) => {
    const [first = '', ...others] = [...AS_POSTGRES, join(POSTGRES_PROGRAMS, program), ...options];
    execFileSync(first, others, { cwd: directory, stdio: 'ignore' });
  };
  const start = (data: string, at: number) => {
    const settings = `-p ${at} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    run('pg_ctl', '-D', data, '-o', settings, '-l', `${data}.log`, '-w', 'start');
  };

  run('initdb', '-D', one, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');
  start(one, port);
  await queryOnce({ connectionString: `${primary}/postgres` }, 'create role haproxy login');
  await queryOnce({ connectionString: `${primary}/postgres` }, 'create database leads');
  run('pg_basebackup', '-d', primary, '-D', two, '--write-recovery-conf', '--checkpoint=fast', '--no-sync');
  start(two, standbyPort);
  const owner = { connectionString: `${primary}/leads` };
  await queryOnce(owner, `alter system set synchronous_standby_names = '*'`);
  await queryOnce(owner, 'select pg_reload_conf()');
  const isSynchronous = `select from pg_stat_replication where sync_state = 'sync'`;
  while ((await queryOnce(owner, isSynchronous)).length === 0) await pause(LOOK_MS);

  const configuration = join(directory, 'haproxy.cfg');
  const ours = readFileSync('deploy/haproxy.cfg', 'utf8')
    .replace('127.0.0.1:6432', `127.0.0.1:${proxyPort}`)
    .replace('primary.internal:5432', `127.0.0.1:${port}`)
    .replace('standby.internal:5432', `127.0.0.1:${standbyPort}`);
  writeFileSync(configuration, ours);
  const proxy = spawn(HAPROXY, ['-f', configuration, '-db'], { stdio: 'ignore' });
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${proxyPort}/leads`;
  const place: Place = {
    settings: { DATABASE_URL, DATA_DIR: '' },
    asOwner: (text, values) => queryOnce({ connectionString: DATABASE_URL }, text, values),
    async remove() {
      proxy.kill();
      run('pg_ctl', '-D', two, '-m', 'immediate', 'stop');
      rmSync(directory, { recursive: true });
    },
  };
  while (!(await place.asOwner('select 1').catch(() => null))) await pause(LOOK_MS);
  return {
    place,
    killPrimary() {
      const [pid] = readFileSync(join(one, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    promote: () => run('pg_ctl', '-D', two, '-w', 'promote'),
  };
}
