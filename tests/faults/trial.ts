import type { Place } from '../support/place.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { sendLeads, type Visitors } from '../support/visitors.ts';

const CONNECTIONS = 16;
/** Leads a minute: counted as ever, which takes the database too, and never reached. */
const WIDE_LIMITS = { RATE_LIMIT: '999999', RATE_LIMIT_TOTAL: '999999' };
/** How long a server may take to stop, which is longer than its own grace. */
const STOP_MS = 20_000;
/** How long a round may take before its server counts as hung. */
const ROUND_MS = 90_000;

/** Whether a run takes the hours that `npm run reliability -- --long` takes. */
export type Length = { isLong: boolean };

/** A fault, and how to bring it about while leads come in. */
export type Trial = {
  /** What is done, as the table states it. */
  fault: string;
  database: 'embedded' | 'PostgreSQL';
  rounds: number;
  makePlace(): Promise<Place>;
  /** What visitors send that differs from an ordinary lead. */
  changes?: () => Record<string, unknown>;
  /** One round. It begins and ends with a server that takes leads. */
  round(scene: Scene): Promise<void>;
};

/** What a round works with. */
export type Scene = {
  place: Place;
  visitors: Visitors;
  /** The servers that visitors are sent to, in turn. */
  servers: ServerProcess[];
  /** Starts one more server. */
  start(): Promise<void>;
  /** Resolves once `count` more leads are acknowledged. */
  more(count: number): Promise<void>;
  /** Ends the first server with `signal`, or waits for its end, and takes what it said on the way. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; errors: string }>;
  /** Runs what ends the fault, and measures from its begin to the next acknowledged lead. */
  mend(repair: () => unknown): Promise<void>;
};

/** What came of a trial. */
export type Outcome = Pick<Trial, 'fault' | 'database' | 'rounds'> & {
  sent: number;
  acknowledged: number;
  found: number;
  twice: number;
  answers: ReadonlyMap<string, number>;
  /** How often a server was started after the first. */
  restarts: number;
  /** What the last server that stopped by itself gave as its reason. */
  reason: string | null;
  slowestReturnMs: number;
  /** What was promised and not kept. */
  broken: string[];
};

/** Holds a trial: a server as a process, visitors, all rounds, and the count afterwards. Leaves nothing behind. */
export async function hold({ round, makePlace, changes, ...trial }: Trial): Promise<Outcome> {
  const place = await makePlace();
  const servers: ServerProcess[] = [];
  const addresses = new Map<ServerProcess, string>();
  const returns: number[] = [];
  let starts = 0;
  let turn = 0;
  let reason: string | null = null;
  let lastAddress = '';

  const start = async () => {
    const server = startServer(place.settings, WIDE_LIMITS);
    servers.push(server);
    starts++;
    addresses.set(server, await server.address);
  };
  const end = async (signal?: NodeJS.Signals) => {
    const [server] = servers;
    if (!server) throw new Error('There is no server to end.');
    if (signal) server.process.kill(signal);
    const ending = await within(STOP_MS, server.ended, 'The server does not stop.');
    servers.shift();
    if (!signal) reason = ending.errors.trim();
    return ending;
  };
  const address = () => {
    const ready = servers.flatMap((server) => addresses.get(server) ?? []);
    lastAddress = ready[turn++ % ready.length] ?? lastAddress;
    return lastAddress;
  };

  try {
    await start();
    const visitors = sendLeads(CONNECTIONS, address, changes);
    const more = (count: number) => {
      const goal = visitors.acknowledged.length + count;
      return visitors.until(() => visitors.acknowledged.length >= goal);
    };
    const mend = async (repair: () => unknown) => {
      const begun = performance.now();
      await repair();
      await more(1);
      returns.push(performance.now() - begun);
    };
    const broken: string[] = [];
    const scene = { place, visitors, servers, start, more, end, mend };
    try {
      for (let count = 0; count < trial.rounds; count++) {
        await within(ROUND_MS, round(scene), 'Visitors wait in vain.');
      }
    } catch (error) {
      broken.push(error instanceof Error ? error.message : String(error));
    }
    await visitors.finish();

    broken.push(...new Set(visitors.wrong.map((what) => `answered ${what}`)));
    while (servers.length > 0) {
      const { code, errors } = await end('SIGTERM');
      if (code !== 0 || errors !== '') broken.push(`ended with code ${code}: ${errors}`);
    }
    const counts = await countLeads(place, visitors.acknowledged);
    const { sent, acknowledged, answers } = visitors;
    if (acknowledged.length < sent) broken.push(`${sent - acknowledged.length} leads never taken`);
    if (counts.found < acknowledged.length) broken.push('acknowledged leads are missing');
    if (counts.twice > 0) broken.push('leads are stored twice');
    const slowestReturnMs = Math.round(Math.max(...returns));
    const result = { ...trial, sent, acknowledged: acknowledged.length, answers, ...counts };
    return { ...result, restarts: starts - 1, reason, slowestReturnMs, broken };
  } finally {
    for (const server of servers.splice(0)) {
      server.process.kill('SIGKILL');
      await server.ended;
    }
    await place.remove();
  }
}

/** Of the acknowledged leads those in the table; and the rows beyond the first with the same e-mail. */
async function countLeads({ asOwner }: Place, acknowledged: readonly string[]) {
  const rows = await asOwner<{ id: string; email: string }>('select id, email from public.leads');
  const ids = new Set(rows.map(({ id }) => id));
  const emails = new Set(rows.map(({ email }) => email));
  return {
    found: acknowledged.filter((id) => ids.has(id)).length,
    twice: rows.length - emails.size,
  };
}

async function within<Result>(limitMs: number, work: Promise<Result>, message: string): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
