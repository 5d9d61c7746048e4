import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from '../support/place.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { startVisitors } from './visitors.ts';

const VISITORS = 16;
/** Visitors come through a proxy on this machine, so that each can have a different address. */
const SETTINGS = { RATE_LIMIT: '60', TRUSTED_PROXIES: '127.0.0.1' };
/** Longer than the server's own grace period. */
const STOP_MS = 20_000;
/** The timeout of a round, after which visitors wait in vain. */
const ROUND_MS = 90_000;
const LOOK_MS = 5;
const KB_PER_MB = 1024;

/** A fault, and how to cause it while leads arrive. */
export type Fault = {
  what: string;
  database: 'embedded' | 'PostgreSQL';
  rounds: number;
  place(): Promise<Place>;
  /** One round. It starts and ends with a server that accepts leads. */
  round(scene: Scene): Promise<void>;
  /** Changes to an ordinary lead. */
  lead?: () => Record<string, unknown>;
  /** The server's limit of open files. */
  openFiles?: number | undefined;
  /** Limits beside the leads: the longest wait, and the most memory. */
  mostMs?: number;
  mostMegabytes?: number;
  /** The result of the attack before the limits of `docs/decisions/011-limits.md`. */
  before?: string | undefined;
};

/** The context of a round. */
export type Scene = {
  /** The servers that visitors use, in turn. */
  servers: readonly ServerProcess[];
  start(): Promise<void>;
  /** Stops the first server with `signal`, or waits for its end. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; errors: string }>;
  /** Resolves when `count` more leads are acknowledged. */
  taken(count: number): Promise<void>;
  /** Resolves when `count` more attempts are refused because of the database, or the server has stopped. */
  refused(count: number): Promise<void>;
};

export type Outcome = Omit<Fault, 'place' | 'round' | 'lead'> & {
  acknowledged: number;
  found: number;
  twice: number;
  answers: ReadonlyMap<string, number>;
  longestMs: number;
  megabytes: number;
  /** The broken promises. */
  broken: string[];
};

/** Starts a server and visitors, runs all rounds, and counts the leads. Cleans up afterwards. */
export async function runFault(fault: Fault): Promise<Outcome> {
  const place = await fault.place();
  const servers: ServerProcess[] = [];
  const addresses = new Map<ServerProcess, string>();
  let lastAddress = '';
  let turn = 0;
  const address = () => {
    const ready = servers.flatMap((server) => addresses.get(server) ?? []);
    lastAddress = ready[turn++ % ready.length] ?? lastAddress;
    return lastAddress;
  };
  const start = async () => {
    const server = startServer(place.settings, SETTINGS, fault.openFiles);
    servers.push(server);
    addresses.set(server, await server.address);
  };
  const end = async (signal?: NodeJS.Signals) => {
    const [server] = servers;
    if (!server) throw new Error('There is no server to end.');
    if (signal) server.process.kill(signal);
    const ending = await within(STOP_MS, server.ended, 'The server does not stop.');
    servers.shift();
    return ending;
  };

  try {
    await start();
    const { seen, finish } = startVisitors(VISITORS, address, fault.lead);
    const { acknowledged, answers, wrong } = seen;
    const taken = (count: number) => {
      const goal = acknowledged.length + count;
      return until(() => acknowledged.length >= goal);
    };
    const refused = (count: number) => {
      const goal = seen.refusals + count;
      return until(() => seen.refusals >= goal || servers[0]?.process.exitCode !== null);
    };
    const scene: Scene = { servers, start, end, taken, refused };
    const broken: string[] = [];
    let megabytes = 0;
    try {
      for (let round = 0; round < fault.rounds; round++) {
        await within(ROUND_MS, fault.round(scene), 'Visitors wait in vain.');
        megabytes = Math.max(megabytes, ...servers.map(peakMegabytes));
      }
    } catch (error) {
      broken.push(error instanceof Error ? error.message : String(error));
    }
    await finish();
    while (servers.length > 0) {
      const { code, errors } = await end('SIGTERM');
      if (code !== 0 || errors !== '') broken.push(`ended with code ${code}: ${errors}`);
    }
    const { mostMs = Infinity, mostMegabytes = Infinity } = fault;
    const longestMs = Math.round(seen.longestMs);
    const { found, twice } = await countLeads(place, acknowledged);
    broken.push(...Array.from(wrong, (answer) => `answered ${answer}`));
    if (acknowledged.length < seen.sent) broken.push(`${seen.sent - acknowledged.length} leads never taken`);
    if (found < acknowledged.length) broken.push(`${acknowledged.length - found} acknowledged leads missing`);
    if (twice > 0) broken.push(`${twice} leads stored twice`);
    if (longestMs > mostMs) broken.push(`a lead took ${longestMs} ms`);
    if (megabytes > mostMegabytes) broken.push(`${megabytes} MB taken`);
    const counts = { acknowledged: acknowledged.length, found, twice, longestMs, megabytes };
    return { ...fault, ...counts, answers, broken };
  } finally {
    for (const server of servers) {
      server.process.kill('SIGKILL');
      await server.ended;
    }
    await place.remove();
  }
}

/** The acknowledged leads in the table, and rows with the email of another. */
async function countLeads({ asOwner }: Place, acknowledged: readonly string[]) {
  const text = `select count(*) filter (where id = any($1))::int as found,
    (count(*) - count(distinct email))::int as twice from public.leads`;
  const [counts] = await asOwner<{ found: number; twice: number }>(text, [acknowledged]);
  return counts ?? { found: 0, twice: 0 };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(LOOK_MS);
}

function within<Result>(limitMs: number, work: Promise<Result>, message: string): Promise<Result> {
  const late = pause(limitMs, undefined, { ref: false }).then(() => {
    throw new Error(message);
  });
  return Promise.race([work, late]);
}

/** The peak memory of a server. */
function peakMegabytes({ process: { pid } }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / KB_PER_MB);
}
