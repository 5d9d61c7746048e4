import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/start-postgres.ts';
import { memoryUnderLoad } from './api-memory.ts';
import { speedOfAll } from './api-speed.ts';
import { findProgram } from './program.ts';

const RESULTS = 'tools/bench/api-results.json';

const wrk = findProgram('wrk');
if (!wrk) {
  process.stderr.write('wrk is missing, which makes the load: apt-get install wrk\n');
  process.exit(1);
}
const measure = process.argv.includes('--memory') ? memoryUnderLoad : speedOfAll;
const { results, missed } = await measured(wrk);
await keep({ at: new Date().toISOString(), results, missed });
// biome-ignore lint/suspicious/noConsole: this command is there to print.
console.table(Object.fromEntries(Object.entries(results).map(([name, result]) => [name, flat(result)])));
if (missed) {
  process.stderr.write('A target is missed.\n');
  process.exitCode = 1;
}

async function measured(wrk: string) {
  const directory = await mkdtemp(join(tmpdir(), 'leads-bench-'));
  const postgres = await startPostgres();
  try {
    return await measure(wrk, directory, `${postgres.url}/postgres`);
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true });
  }
}

async function keep(run: object): Promise<void> {
  const before = await readFile(RESULTS, 'utf8').catch(() => '[]');
  await writeFile(RESULTS, `${JSON.stringify([...JSON.parse(before), run], null, 2)}\n`);
}

/** One row of a table: figures within figures get both names, numbers two decimals. */
function flat(result: object, prefix = ''): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(result).map(([name, value]) => {
      if (typeof value === 'object' && value !== null) return flat(value, `${name} `);
      return { [prefix + name]: typeof value === 'number' ? Math.round(value * 100) / 100 : value };
    }),
  );
}
