import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { outboxOf } from '../../server/delivery/outbox.ts';
import { openLeadStore } from '../../server/leads/store.ts';
import { openMetrics } from '../../server/metrics/metrics.ts';
import { insertRows } from '../../tests/support/insert-rows.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { postgresPlace } from '../../tests/support/place.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/start-postgres.ts';
import { fillLeads } from './fill-leads.ts';
import { outputOf } from './program.ts';

const DEFAULT_ROWS = '1000000';
const MS_PER_SECOND = 1000;
/** As a server has them with many visitors at once. */
const CONCURRENT = 64;
const INSERTS = 8_000;
const LEASE_MS = 90_000;
/** A channel that is limited has to know what it sent within the hour. */
const MAILS_AN_HOUR = 200;
/** Linux counts in hundredths on every machine that Node.js runs on. */
const TICKS_PER_SECOND = 100;
/** A machine for a million leads a day has more memory than PostgreSQL assumes. */
const SETTINGS = { shared_buffers: '2GB', max_wal_size: '8GB', maintenance_work_mem: '512MB' };

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: DEFAULT_ROWS },
    // The address of a PostgreSQL that this command has filled before, and that was kept.
    filled: { type: 'string' },
  },
});
const rows = Number(options.rows);

if (options.filled) await timeAll(options.filled);
else {
  const postgres = await startPostgres();
  try {
    await configure(postgres);
    const place = await postgresPlace(postgres.url);
    const address = place.settings.DATABASE_URL ?? '';
    await withDatabase(address, insertsInto('an empty table'));
    await place.asOwner('truncate public.leads cascade');
    await fillLeads(address, rows, showProgress);
    await timeAll(address);
  } finally {
    await postgres.stop();
  }
}

async function configure(postgres: TestPostgres): Promise<void> {
  const admin = new pg.Client(`${postgres.url}/postgres`);
  await admin.connect();
  for (const [name, value] of Object.entries(SETTINGS))
    await admin.query(`alter system set ${name} = '${value}'`);
  await admin.end();
  await postgres.halt('SIGINT');
  await postgres.start();
}

async function timeAll(address: string): Promise<void> {
  const postmaster = await withDatabase(address, async (database) => {
    say(await sizeOf(database));
    return postmasterOf(database);
  });
  await timeCommands(address, postmaster);
  await withDatabase(address, timeServer);
}

/** Each of the owner's commands that reads many leads, as a process of its own. */
async function timeCommands(address: string, postmaster: number): Promise<void> {
  const someone = `person${rows - 7}@${(rows - 7) % 50}.example`;
  const commands = [
    ['list'],
    ['list', '--status', 'won'],
    ['list', '--source', 'button 8', '--quality', '80'],
    ['list', '--since', '1d', '--limit', '1000'],
    ['deliveries'],
    ['deliveries', '--state', 'failed'],
    ['stats', '--since', '1d'],
    ['stats', '--since', '30d'],
    ['stats'],
    ['erase', '--email', someone, '--dry-run'],
    ['purge', '--older-than', '60d', '--dry-run'],
    ['purge', '--older-than', '60d', '--status', 'spam', '--dry-run'],
    ['purge', '--older-than', '99d', '--yes'],
  ];
  const environment = { DATABASE_URL: address };
  const run = (words: string[]) =>
    outputOf(process.execPath, ['owner/cli/main.ts', ...words, '--json'], environment);
  const [lead] = JSON.parse(await run(['list', '--limit', '1']));
  for (const words of [...commands, ['show', lead.id.slice(0, 8)]])
    await timed(`leads ${words.join(' ')}`, () => run(words), postmaster);
}

/** What each server does beside its visitors, and what it does for them. */
async function timeServer(database: Database): Promise<void> {
  await timed('claim of a delivery', () => outboxOf(database, 'webhook', MAILS_AN_HOUR).claim(1, LEASE_MS));
  await timed('metrics', () => openMetrics(database).registry.metrics());
  await insertsInto('the filled table')(database);
}

function insertsInto(table: string) {
  return async (database: Database) => {
    const store = await openLeadStore(database);
    await rate(`inserts into ${table}`, INSERTS, () => insertRows(store, leadRow()));
  };
}

async function withDatabase<Result>(
  address: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ DATABASE_URL: address, DATA_DIR: '' });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function sizeOf({ query }: Database): Promise<string> {
  const [found] = await query<{ size: string }>({
    text: `select string_agg(relname || ' ' || pg_size_pretty(pg_table_size(oid))
        || ' and indexes ' || pg_size_pretty(pg_indexes_size(oid)), ', ') as size
      from pg_catalog.pg_class where oid in ('public.leads'::regclass, 'server.deliveries'::regclass)`,
  });
  return found?.size ?? '';
}

/** The process that all of PostgreSQL's others are children of. */
async function postmasterOf({ query }: Database): Promise<number> {
  const [backend] = await query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
  return statOf(backend?.pid ?? 0).parent;
}

/** What Linux says of a process: its parent, and how long it and its ended children had a processor. */
function statOf(pid: number): { parent: number; seconds: number } {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ').map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
  return { parent: fields[1] ?? 0, seconds: ticks / TICKS_PER_SECOND };
}

async function rate(name: string, times: number, once: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  let left = times;
  const oneAfterAnother = async () => {
    while (left-- > 0) await once();
  };
  await Promise.all(Array.from({ length: CONCURRENT }, oneAfterAnother));
  const seconds = (performance.now() - begun) / MS_PER_SECOND;
  say(`${name}: ${Math.round(times / seconds)} a second`);
}

/** With a `postmaster`, also what PostgreSQL's processor time was: another load on the machine does not change that. */
async function timed(name: string, once: () => Promise<unknown>, postmaster?: number): Promise<void> {
  const before = postmaster && statOf(postmaster).seconds;
  const begun = performance.now();
  await once();
  const seconds = ((performance.now() - begun) / MS_PER_SECOND).toFixed(2);
  const busy = postmaster && before !== undefined ? statOf(postmaster).seconds - before : undefined;
  say(
    `${name}: ${seconds} s${busy === undefined ? '' : `, of which PostgreSQL computed ${busy.toFixed(2)} s`}`,
  );
}

function showProgress(done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${rows}`);
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
