import { readLeadNote } from '../server/database/lead-note.ts';
import type { DatabaseSettings } from '../server/database/open-backend.ts';
import { openOwner } from '../server/database/open-owner.ts';
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
import { type Streams, terminalOf } from './terminal/terminal.ts';
import { UsageError } from './usage-error.ts';

const COMMANDS = [list, show, exportLeads, stats, status, deliveries, retry, erase, purge];
const REFUSED = 1;
const WRONG_USAGE = 2;

/** Where the leads are. It is asked once the command line is found right. Throws where the settings are wrong. */
type ReadSettings = () => DatabaseSettings;

/** Runs the owner's command `args`. Gives the code with which the process is to end; what went wrong is on `stderr`. */
export async function runCommand(
  args: readonly string[],
  readSettings: ReadSettings,
  streams: Streams,
): Promise<number> {
  try {
    await run(args, readSettings, streams);
    return 0;
  } catch (error) {
    streams.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return error instanceof UsageError ? WRONG_USAGE : REFUSED;
  }
}

async function run(
  [name, ...args]: readonly string[],
  readSettings: ReadSettings,
  streams: Streams,
): Promise<void> {
  if (name === undefined) throw new UsageError(helpOn(COMMANDS).trimEnd());
  if (['help', '--help', '-h'].includes(name)) return void streams.stdout.write(helpOn(COMMANDS));
  const command = COMMANDS.find((one) => one.name === name);
  if (!command)
    throw new UsageError(`There is no command "${name}". \`npm run leads -- --help\` shows which there are.`);
  if (args.includes('--help')) return void streams.stdout.write(helpFor(command));

  const now = new Date();
  const work = command.prepare(args, now);
  const settings = readSettings();
  const database = await openOwner(settings);
  warnOfLoss(settings, streams);
  try {
    await work({ query: database.query, terminal: terminalOf(streams), now });
  } finally {
    await database.close();
  }
}

/** Says on stderr what the embedded database has lost: its log is not read every day. */
function warnOfLoss({ DATABASE_URL, DATA_DIR }: DatabaseSettings, { stderr }: Streams): void {
  const missing = DATABASE_URL ? 0 : readLeadNote(DATA_DIR)?.missing;
  if (missing === undefined || missing === 0) return;
  const what = missing === null ? 'Leads are damaged' : `${missing} leads are missing`;
  stderr.write(`${what} that were there before: see "Missing leads" in docs/operations.md.\n`);
}
