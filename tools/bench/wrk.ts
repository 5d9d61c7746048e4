import { fileURLToPath } from 'node:url';
import type { Load, LoadSize } from './load.ts';
import { outputOf } from './program.ts';

const SCRIPT = fileURLToPath(new URL('./wrk.lua', import.meta.url));

/** What is asked for: the page at `address`, or with a `body`, in which `ID` stands for each request's own id, a post. */
export type Asked = { address: string; headers: Readonly<Record<string, string>>; body?: string };

/**
 * Asks as fast as answers come, over connections that stay open. Its times also
 * count what a late answer held up. Throws where any answer is not a good one.
 */
export async function runWrk(
  program: string,
  { address, headers, body }: Asked,
  { connections, seconds }: LoadSize,
): Promise<Load> {
  const output = await outputOf(program, [
    ...['-t', '1', '-c', `${connections}`, '-d', `${seconds}`, '-s', SCRIPT],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    address,
    ...(body === undefined ? [] : ['--', body]),
  ]);
  const { answers, microseconds, p50, p99, failed } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  if (failed > 0) throw new Error(`${failed} of ${answers} requests to ${address} failed.`);
  return { rate: (answers / microseconds) * 1e6, p50: p50 / 1000, p99: p99 / 1000 };
}
