import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Lead } from '../../lead/lead.ts';

const SCRIPT = fileURLToPath(new URL('./wrk.lua', import.meta.url));
type LoadSize = { connections: number; seconds: number };
/** `ID` in the body stands for each request's own id. */
type Post = { address: string; headers: Readonly<Record<string, string>>; body: string };

/** Posts as fast as answers arrive, and returns the answers a second. Throws an error if one is not 2xx. */
export async function runWrk(
  { address, headers, body }: Post,
  { connections, seconds }: LoadSize,
): Promise<number> {
  const output = await outputOf('wrk', [
    ...['-t', '1', '-c', `${connections}`, '-d', `${seconds}`, '-s', SCRIPT],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...[address, '--', body],
  ]);
  const [answers = 0, microseconds = 0, failed = 0] =
    output.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  if (failed > 0) throw new Error(`${failed} of ${answers} posts to ${address} failed.`);
  return (answers / microseconds) * 1e6;
}

/** Inserts `lead` repeatedly as the visitor's role, with new ids, and returns the inserts a second. */
export async function runPgbench(
  databaseUrl: string,
  { id: _, ...row }: Lead,
  { connections, seconds }: LoadSize,
): Promise<number> {
  const columns = Object.keys(row);
  const values = columns.map((column) => `:${column}`).join(', ');
  const script = `insert into public.leads (id, ${columns}) values (gen_random_uuid(), ${values});\n`;
  const output = await outputOf(
    'pgbench',
    [
      ...['-M', 'prepared', '-n', '-f', '-'],
      ...['-c', `${connections}`, '-j', `${Math.min(connections, 2)}`, '-T', `${seconds}`],
      ...Object.entries(row).map(
        ([column, value]) => `-D${column}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
      ),
      databaseUrl,
    ],
    script,
  );
  const [, rate] = /^tps = ([\d.]+)/m.exec(output) ?? [];
  return Number(rate);
}

/** The output of `program` with `input`. Extends the path, because Debian does not include pgbench. */
async function outputOf(program: string, parameters: readonly string[], input = ''): Promise<string> {
  const PATH = [process.env.PATH, ...globSync('/usr/lib/postgresql/*/bin')].join(delimiter);
  const env = { ...process.env, PATH, PGOPTIONS: '-c role=anon' };
  const running = promisify(execFile)(program, parameters, { env });
  running.child.stdin?.end(input);
  return (await running).stdout;
}
