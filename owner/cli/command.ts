import { parseArgs } from 'node:util';
import type { DatabaseSettings } from '../../server/database/open-backend.ts';
import type { Query } from '../../server/database/query.ts';
import type { ChannelSettings } from '../../server/delivery/delivery.ts';
import type { Environment } from '../../server/environment.ts';
import { flag, type Options, type Values, valued } from './option.ts';
import type { Terminal } from './terminal/terminal.ts';
import { UsageError } from './usage-error.ts';

/** The settings that commands read: the same as the server's. */
export type OwnerSettings = DatabaseSettings & ChannelSettings & Pick<Environment, 'LEAD_STATES'>;

/** What a command works with. The database is opened by the first query. */
export type Context = { query: Query; terminal: Terminal; now: Date; settings: OwnerSettings };

/** Options that every command has. */
const COMMON = {
  'env-file': valued(
    'FILE',
    'reads the settings there, such as /etc/leads/environment; what is set in your shell stays',
    (text) => text,
  ),
  json: flag('prints JSON instead of a table'),
  help: flag('shows this help'),
};

type Definition<Of extends Options> = {
  name: string;
  /** The words after its name, in order; words in brackets may be left out. */
  words: readonly string[];
  /** One sentence without a full stop. */
  says: string;
  options: Of;
  run(context: Context, values: Values<Of & typeof COMMON>, words: readonly string[]): Promise<void>;
};

/** One command of the owner. */
export type Command = Omit<Definition<Options>, 'run'> & {
  /** Reads `args`, and gives the function that does the work. Throws a `UsageError`. */
  prepare(args: readonly string[], now: Date): Prepared;
};

/** A command whose words were understood, and the file with the settings that they name. */
export type Prepared = { envFile: string | undefined; work(context: Context): Promise<void> };

/** Makes a command from its parts. Each is stated once: the help and the parsing come from it. */
export function command<const Of extends Options>({ run, ...about }: Definition<Of>): Command {
  const options = { ...about.options, ...COMMON };
  return {
    ...about,
    options,
    prepare(args, now) {
      const { given, words } = parse(args, options, about);
      const values = Object.fromEntries(
        Object.entries(options).map(([name, option]) => [
          name,
          readOption(name, () => option.read(given[name], now)),
        ]),
      );
      const read = values as Values<Of & typeof COMMON>;
      const { 'env-file': envFile } = values as Values<typeof COMMON>;
      return { envFile, work: (context) => run(context, read, words) };
    },
  };
}

function parse(args: readonly string[], options: Options, { name, words }: Pick<Command, 'name' | 'words'>) {
  const remedy = `\`npm run leads -- ${name} --help\` shows what ${name} takes.`;
  const config = Object.fromEntries(
    Object.entries(options).map(([option, { takes }]) => [
      option,
      { type: takes === null ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals: true });
    const least = words.filter((word) => !word.startsWith('[')).length;
    if (positionals.length < least) throw new UsageError(`${words[positionals.length]} is missing.`);
    if (positionals.length > words.length)
      throw new UsageError(`"${positionals[words.length]}" is one word too many.`);
    return { given: values, words: positionals };
  } catch (error) {
    if (isParseError(error)) throw new UsageError(`${firstSentence(error.message)} ${remedy}`);
    throw error instanceof UsageError ? new UsageError(`${error.message} ${remedy}`) : error;
  }
}

function readOption<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`--${name} ${error.message}.`) : error;
  }
}

function isParseError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** The rest of Node's message is advice about positional arguments. */
function firstSentence(message: string): string {
  return (message.split(/\n|\. /)[0] ?? '').replace(/\.?$/, '.');
}
