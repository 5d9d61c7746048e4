import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { queryOnce } from '../support/place.ts';
import { refused } from './refused.ts';
import { hold, type Trial } from './trial.ts';

/**
 * The drill of docs/deployment.md: `node tests/faults/patroni.ts` on Debian with
 * patroni, postgresql-15 and etcd-server. Three members with `deploy/patroni.yml`
 * on this machine; the leader is killed with SIGKILL, Patroni and PostgreSQL at
 * once, while leads come in, and started again once another leads.
 */
const ROUNDS = 3;
const MEMBERS = 3;
const LEADS = 200;
const LOOK_MS = 100;
/** Far above `ttl`: what takes longer does not happen. */
const PATIENCE_MS = 80_000;
const CONFIGURATION = resolve('deploy/patroni.yml');
const PASSWORD = 'only-for-the-drill';

type Member = { name: string; port: number; rest: number; data: string; patroni: ChildProcess };
type State = { role: string; sync_standby?: boolean; state: string };

const directory = mkdtempSync(join(tmpdir(), 'leads-patroni-'));
chmodSync(directory, 0o755);
const isRoot = userInfo().uid === 0;
// PostgreSQL refuses to run as root.
const runner = isRoot
  ? {
      uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
      gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
    }
  : {};
const members: Member[] = [];
const gaps: { sinceKill: number; sincePromotion: number }[] = [];

const etcdPort = await freePort();
const etcd = run('etcd', 'etcd', [
  `--data-dir=${join(directory, 'etcd')}`,
  `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
  `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
  `--listen-peer-urls=http://127.0.0.1:${await freePort()}`,
]);

const trial: Trial = {
  fault: 'Patroni: the leader killed with SIGKILL, a synchronous standby promoted',
  database: 'PostgreSQL',
  rounds: ROUNDS,
  async makePlace() {
    for (let number = 1; number <= MEMBERS; number++) await addMember(`member${number}`);
    await healthy();
    const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join();
    return {
      settings: { DATABASE_URL: `postgres://postgres:${PASSWORD}@${hosts}/postgres`, DATA_DIR: '' },
      async asOwner(text, values) {
        const { port } = await leader();
        const connectionString = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
        return queryOnce({ connectionString }, text, values);
      },
      async remove() {},
    };
  },
  async round(scene) {
    await scene.more(LEADS);
    const old = await leader();
    const begun = performance.now();
    let promoted = 0;
    await scene.mend(async () => {
      kill(old);
      await refused(scene, 1);
      while ((await roleOf(old)) !== null || (await leaderOrNone()) === null) await pause(LOOK_MS);
      promoted = performance.now();
    });
    const now = performance.now();
    gaps.push({ sinceKill: now - begun, sincePromotion: now - promoted });
    await scene.more(LEADS);
    old.patroni = startMember(old);
    await healthy();
  },
};

try {
  const { acknowledged, found, twice, answers, broken } = await hold(trial);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  process.stdout.write(
    `${ROUNDS} failovers: ${acknowledged} leads acknowledged, ${found} found, ${twice} stored twice. Answers: ${JSON.stringify(Object.fromEntries(answers))}\n`,
  );
  for (const { sinceKill, sincePromotion } of gaps) {
    process.stdout.write(
      `the next lead ${seconds(sinceKill)} s after the kill, ${seconds(sincePromotion)} s after the promotion\n`,
    );
  }
  if (broken.length > 0) process.stdout.write(`BROKEN: ${broken.join('; ')}\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  for (const member of members) kill(member);
  etcd.kill('SIGKILL');
  await Promise.all([etcd, ...members.map(({ patroni }) => patroni)].map(gone));
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
}

function run(
  name: string,
  program: string,
  options: string[],
  env: Record<string, string> = {},
): ChildProcess {
  const log = openSync(join(directory, `${name}.log`), 'a');
  return spawn(program, options, {
    cwd: directory,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', log, log],
  });
}

async function addMember(name: string): Promise<void> {
  const data = join(directory, name);
  mkdirSync(data, { mode: 0o700 });
  if (runner.uid !== undefined) chownSync(data, runner.uid, runner.gid);
  const member = { name, data, port: await freePort(), rest: await freePort() };
  members.push({ ...member, patroni: startMember(member) });
}

/** What differs from member to member, and the passwords. */
function startMember({ name, data, port, rest }: Omit<Member, 'patroni'>): ChildProcess {
  const log = openSync(join(directory, `${name}.log`), 'a');
  return spawn('patroni', [CONFIGURATION], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(data, 'data'),
      PATRONI_POSTGRESQL_PGPASS: join(data, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', log, log],
    ...runner,
  });
}

/** Ends Patroni and its PostgreSQL at once, as a machine does that loses its power. */
function kill({ patroni, data }: Member): void {
  patroni.kill('SIGKILL');
  try {
    const [pid] = readFileSync(join(data, 'data', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It does not run.
  }
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function stateOf({ rest }: Member): Promise<State | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${rest}/patroni`, { signal: AbortSignal.timeout(2_000) });
    return (await answer.json()) as State;
  } catch {
    return null;
  }
}

async function roleOf(member: Member): Promise<string | null> {
  return (await stateOf(member))?.role ?? null;
}

async function leaderOrNone(): Promise<Member | null> {
  for (const member of members) if ((await roleOf(member)) === 'master') return member;
  return null;
}

async function leader(): Promise<Member> {
  const found = await leaderOrNone();
  if (!found) throw new Error('There is no leader.');
  return found;
}

/** Resolves once there is a leader, all others run as its standbys, and one of them is synchronous. */
async function healthy(): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const states = await Promise.all(members.map(stateOf));
    const isRunning = states.every((state) => state?.state === 'running');
    const masters = states.filter((state) => state?.role === 'master').length;
    if (isRunning && masters === 1 && states.some((state) => state?.sync_standby)) return;
    if (performance.now() > deadline) throw new Error(`Patroni is not healthy: ${JSON.stringify(states)}`);
    await pause(LOOK_MS);
  }
}
