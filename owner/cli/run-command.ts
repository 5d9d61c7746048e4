import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { type OwnedDatabase, openOwner } from '../../server/database/open-owner.ts';
import type { OwnerSettings } from './command.ts';
import { deliveries, retry } from './commands/deliveries.ts';
import { erase, purge } from './commands/erase.ts';
import { exportLeads } from './commands/export.ts';
import { list } from './commands/list.ts';
import { sendTest } from './commands/send-test.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { notSpam, status } from './commands/status.ts';
import { meantHint, UsageError } from './errors.ts';
import { helpFor, helpOn } from './help.ts';
import { type Streams, terminalOf } from './terminal/terminal.ts';

const COMMANDS = [list, show, status, notSpam, exportLeads, stats, deliveries, retry, sendTest, erase, purge];
const REFUSED = 1;
const WRONG_USAGE = 2;

/** Where the service's settings are on a machine that docs/deployment.md has set up. */
const SERVICE_FILE = '/etc/leads/environment';

/** Reads the settings, of `file` too where one is named. It is asked once the command line is found right. Throws where they are wrong. */
type ReadSettings = (file?: string) => OwnerSettings;

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
  if (!command) {
    const hint = meantHint(
      name,
      COMMANDS.map((one) => one.name),
    );
    throw new UsageError(
      `There is no command "${name}".${hint} \`npm run leads -- --help\` shows which there are.`,
    );
  }
  if (args.includes('--help')) return void streams.stdout.write(helpFor(command));

  const { envFile, work } = command.prepare(args);
  const settings = readSettings(envFile);
  let opened: Promise<OwnedDatabase> | null = null;
  const query = async <Row extends pg.QueryResultRow>(asked: pg.QueryConfig) => {
    opened ??= open(settings, envFile === undefined, streams);
    return (await opened).query<Row>(asked);
  };
  try {
    await work({ query, terminal: terminalOf(streams), now: new Date(), settings });
  } finally {
    // Where it could not be opened, the command has said so.
    await (await (opened as Promise<OwnedDatabase> | null)?.catch(() => null))?.close();
  }
}

/** Opens the leads, and says on stderr what a person should know of the database before its answers. */
async function open(
  settings: OwnerSettings,
  mayBeAnother: boolean,
  streams: Streams,
): Promise<OwnedDatabase> {
  const hint = mayBeAnother && !settings.DATABASE_URL ? otherSettings() : '';
  const database = await openOwner(settings).catch((error) => {
    throw error instanceof Error ? new Error(`${error.message}${hint}`) : error;
  });
  if (hint && (await database.query({ text: 'select 1 from public.leads limit 1' })).length === 0)
    streams.stderr.write(`There are no leads in ${resolve(settings.DATA_DIR)}.${hint}\n`);
  return database;
}

/** An empty embedded database is often the wrong one: the service has its settings elsewhere. */
function otherSettings(): string {
  return existsSync(SERVICE_FILE)
    ? ` The service on this machine has its settings in ${SERVICE_FILE}: add --env-file ${SERVICE_FILE}.`
    : ' If the service has a DATABASE_URL or a DATA_DIR, name the file where it is set: --env-file FILE.';
}
