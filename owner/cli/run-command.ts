import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { type OwnedDatabase, openOwner } from '../../server/database/open-owner.ts';
import type { OwnerSettings } from './command.ts';
import { backup, restore } from './commands/backup.ts';
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

const COMMANDS = [
  list,
  show,
  status,
  notSpam,
  exportLeads,
  stats,
  deliveries,
  retry,
  sendTest,
  erase,
  purge,
  backup,
  restore,
];
const REFUSED = 1;
const WRONG_USAGE = 2;

/** The service's settings on a machine set up as in docs/deployment.md. */
const SERVICE_FILE = '/etc/leads/environment';

/** Reads the settings, including `file` if given, once the command line is valid. Throws if a setting is wrong. */
type ReadSettings = (file?: string) => OwnerSettings;

/** Runs the owner's command. Prints errors to `stderr` and returns the exit code. */
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
    throw new UsageError(`Unknown command "${name}".${hint} See \`npm run leads -- --help\`.`);
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
    // If it could not be opened, the command has already thrown that error.
    await (await (opened as Promise<OwnedDatabase> | null)?.catch(() => null))?.close();
  }
}

/** Opens the database. Warns on stderr if it looks like the wrong one. */
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

/** An empty embedded database is often the wrong one: the service has its own settings file. */
function otherSettings(): string {
  return existsSync(SERVICE_FILE)
    ? ` The service on this machine has its settings in ${SERVICE_FILE}: add --env-file ${SERVICE_FILE}.`
    : ' If the service sets DATABASE_URL or DATA_DIR in a file, pass that file: --env-file FILE.';
}
