import pg from 'pg';
import { type Comparison, compare, type Measure } from './compare.ts';
import { LEAD, postsTo } from './leads.ts';
import { runPgbench } from './pgbench.ts';
import { findProgram } from './program.ts';
import { startNginx } from './start-nginx.ts';
import { startServer } from './start-server.ts';
import { runWrk } from './wrk.ts';

/** Of pgbench's rate, at so many connections. With one nothing can be put together. */
const INSERT_TARGETS = [
  { connections: 1, target: null },
  { connections: 16, target: 1.0 },
  { connections: 64, target: 1.5 },
];
/** Of nginx's rate, with one worker. */
const PAGE_TARGET = 0.4;
const CONNECTIONS = 16;
const SECONDS = 4;
const WARM_UP = { connections: CONNECTIONS, seconds: 3 };

type Result = Comparison & { target: number | null };

/** Inserts beside pgbench's and the page beside nginx's, by name. What is not installed is said and left out. */
export async function speedOfAll(wrk: string, directory: string, DATABASE_URL: string) {
  const server = await startServer(directory, { DATABASE_URL });
  try {
    const results = {
      ...(await inserts(wrk, server.address, DATABASE_URL)),
      ...(await page(wrk, server.address, directory)),
    };
    return { results, missed: Object.values(results).some(isMissed) };
  } finally {
    await server.stop();
  }
}

async function inserts(wrk: string, address: string, databaseUrl: string): Promise<Record<string, Result>> {
  const pgbench = findProgram('pgbench');
  if (!pgbench) say('pgbench is missing, so nothing is compared with it: apt-get install postgresql-15');
  await runWrk(wrk, postsTo(address), WARM_UP);
  const results: Record<string, Result> = {};
  for (const { connections, target } of INSERT_TARGETS) {
    const size = { connections, seconds: SECONDS };
    const ours = onEmptyTable(databaseUrl, () => runWrk(wrk, postsTo(address), size));
    const other = pgbench
      ? onEmptyTable(databaseUrl, () => runPgbench(pgbench, databaseUrl, LEAD, size))
      : null;
    results[`inserts, ${connections} connections, beside pgbench`] = {
      ...(await compare(ours, other)),
      target,
    };
  }
  return results;
}

/** Neither side has to pay for what the other has left behind. */
function onEmptyTable(databaseUrl: string, measure: Measure): Measure {
  return async () => {
    const owner = new pg.Client(databaseUrl);
    await owner.connect();
    await owner.query('truncate public.leads cascade');
    await owner.query('checkpoint');
    await owner.end();
    return measure();
  };
}

async function page(wrk: string, address: string, directory: string): Promise<Record<string, Result>> {
  const program = findProgram('nginx');
  if (!program) say('nginx is missing, so nothing is compared with it: apt-get install nginx-light');
  const nginx = program ? await startNginx(program, directory) : null;
  const size = { connections: CONNECTIONS, seconds: SECONDS };
  const load = (from: string) =>
    runWrk(wrk, { address: `${from}/`, headers: { 'accept-encoding': 'gzip' } }, size);
  try {
    await load(address);
    const comparison = await compare(() => load(address), nginx ? () => load(nginx.address) : null);
    return { [`the page, ${CONNECTIONS} connections, beside nginx`]: { ...comparison, target: PAGE_TARGET } };
  } finally {
    await nginx?.stop();
  }
}

function isMissed({ ratio, target }: Result): boolean {
  return ratio !== undefined && target !== null && !(ratio >= target);
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
