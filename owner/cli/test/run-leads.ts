import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../../../tests/support/place.ts';

const ENTRY = fileURLToPath(new URL('../main.ts', import.meta.url));
const KB_PER_MB = 1024;
/** Runs in the process, and reports its peak memory on exit. */
const REPORT = `data:text/javascript,process.on('exit',()=>process.send(process.resourceUsage().maxRSS))`;

export type Outcome = { code: number | null; output: string; errors: string; peakMemoryMb: number };

/** The database, and V8's heap limit: beyond it the process dies. */
type Settings = DatabaseSettings & { heapMb?: number };

/** Runs the owner's command as a separate process. */
export async function runLeads(
  { DATABASE_URL, DATA_DIR, heapMb }: Settings,
  ...args: string[]
): Promise<Outcome> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const heap = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const child = fork(ENTRY, args, {
    execArgv: [...heap, '--import', REPORT],
    cwd: tmpdir(),
    env: { ...inherited, DATABASE_URL: DATABASE_URL ?? '', DATA_DIR },
    silent: true,
  });
  let peakMemoryKb = 0;
  child.once('message', (maxRss) => {
    peakMemoryKb = Number(maxRss);
  });
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  await once(child, 'close');
  return { code: child.exitCode, output, errors, peakMemoryMb: peakMemoryKb / KB_PER_MB };
}
