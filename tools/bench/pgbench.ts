import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lead } from '../../lead/lead.ts';
import type { Load, LoadSize } from './load.ts';
import { outputOf } from './program.ts';

/** Where a line of its log says how long a transaction took, in microseconds. */
const TIME_FIELD = 2;

/** Inserts `lead` again and again as the visitor's role, with a prepared statement and each time a new id. */
export async function runPgbench(
  program: string,
  databaseUrl: string,
  { id: _, ...row }: Lead,
  { connections, seconds }: LoadSize,
): Promise<Load> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-pgbench-'));
  const script = join(directory, 'insert.sql');
  const columns = Object.keys(row);
  await writeFile(
    script,
    `insert into public.leads (id, ${columns.join(', ')})
     values (gen_random_uuid(), ${columns.map((column) => `:${column}`).join(', ')});\n`,
  );
  const output = await outputOf(
    program,
    [
      ...['-M', 'prepared', '-n', '-f', script, '-l', '--log-prefix', join(directory, 'log')],
      ...['-c', `${connections}`, '-j', `${Math.min(connections, 2)}`, '-T', `${seconds}`],
      ...Object.entries(row).map(([column, value]) => `-D${column}=${textOf(value)}`),
      databaseUrl,
    ],
    { PGOPTIONS: '-c role=anon' },
  );
  const [, rate] = /^tps = ([\d.]+)/m.exec(output) ?? [];
  const times = await timesIn(directory);
  await rm(directory, { recursive: true });
  const share = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN) / 1000;
  return { rate: Number(rate), p50: share(0.5), p99: share(0.99) };
}

function textOf(value: Lead[keyof Lead]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Every transaction's time, in microseconds, the shortest first. */
async function timesIn(directory: string): Promise<Float64Array> {
  const times: number[] = [];
  for await (const log of glob(join(directory, 'log.*'))) {
    const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
    for (const line of lines) times.push(Number(line.split(' ')[TIME_FIELD]));
  }
  return Float64Array.from(times).sort();
}
