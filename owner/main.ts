import { loadEnvironment } from '../environment.ts';
import { readLeadNote } from '../server/database/lead-note.ts';
import type { DatabaseSettings } from '../server/database/open-backend.ts';
import { openOwner } from '../server/database/open-owner.ts';
import type { Command } from './command.ts';
import { deliveries } from './commands/deliveries.ts';
import { erase } from './commands/erase.ts';
import { exportLeads } from './commands/export.ts';
import { list } from './commands/list.ts';
import { purge } from './commands/purge.ts';
import { retry } from './commands/retry.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { status } from './commands/status.ts';
import { helpFor, helpOn } from './help.ts';
import { terminalOf } from './terminal/terminal.ts';
import { UsageError } from './usage-error.ts';

const COMMANDS = [list, show, exportLeads, stats, status, deliveries, retry, erase, purge];
const REFUSED = 1;
const WRONG_USAGE = 2;

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined) throw new UsageError(helpOn(COMMANDS).trimEnd());
  if (['help', '--help', '-h'].includes(name)) return void process.stdout.write(helpOn(COMMANDS));
  const command = COMMANDS.find((one) => one.name === name);
  if (!command)
    throw new UsageError(`There is no command "${name}". \`npm run leads -- --help\` shows which there are.`);
  if (args.includes('--help')) return void process.stdout.write(helpFor(command));
  await execute(command, args);
}

async function execute(command: Command, args: string[]): Promise<void> {
  const now = new Date();
  const run = command.prepare(args, now);
  const settings = loadEnvironment();
  const database = await openOwner(settings);
  warnOfLoss(settings);
  try {
    await run({ query: database.query, terminal: terminalOf(process), now });
  } finally {
    await database.close();
  }
}

/** Says on stderr what the embedded database has lost: its log is not read every day. */
function warnOfLoss({ DATABASE_URL, DATA_DIR }: DatabaseSettings): void {
  const missing = DATABASE_URL ? 0 : readLeadNote(DATA_DIR)?.missing;
  if (missing === undefined || missing === 0) return;
  const what = missing === null ? 'Leads are damaged' : `${missing} leads are missing`;
  process.stderr.write(`${what} that were there before: see "Missing leads" in docs/operations.md.\n`);
}

/** A program that reads the output, such as `head`, may stop reading early. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = error instanceof UsageError ? WRONG_USAGE : REFUSED;
}
