import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { DatabaseSettings } from '../../server/database/database.ts';
import type { Query } from '../../server/database/query.ts';
import type { ChannelSettings } from '../../server/delivery/delivery.ts';
import type { Environment } from '../../server/environment.ts';
import { UsageError } from './errors.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The settings that commands read: the same as the server's. */
export type OwnerSettings = DatabaseSettings & ChannelSettings & Pick<Environment, 'LEAD_STATES'>;

/** What a command works with. The database is opened by the first query. */
export type Context = { query: Query; terminal: Terminal; now: Date; settings: OwnerSettings };

/** An option: a switch, or one that takes a text, of which its schema makes the value. */
type Option = { says: string; takes?: string; reads?: v.GenericSchema<string, unknown> };
type Options = Readonly<Record<string, Option>>;
/** The values of a command's options. */
type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends { reads: infer Schema extends v.GenericSchema }
    ? v.InferOutput<Schema> | undefined
    : Of[Name] extends { takes: string }
      ? string | undefined
      : boolean;
};

/** Options that every command has. */
const COMMON = {
  'env-file': {
    takes: 'FILE',
    says: 'reads the settings there, such as /etc/leads/environment; what is set in your shell stays',
  },
  json: { says: 'prints JSON instead of a table' },
  help: { says: 'shows this help' },
} as const;

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
  prepare(args: readonly string[]): Prepared;
};

/** A command whose words were understood, and the file with the settings that they name. */
type Prepared = { envFile: string | undefined; work(context: Context): Promise<void> };

/** Makes a command from its parts. Each is stated once: the help and the parsing come from it. */
export function command<const Of extends Options>({ run, ...about }: Definition<Of>): Command {
  const options = { ...about.options, ...COMMON };
  return {
    ...about,
    options,
    prepare(args) {
      const { given, words } = parse(args, options, about);
      const values = Object.entries<Option>(options).map(([name, option]) => [
        name,
        optionValue(name, option, given[name]),
      ]);
      const envFile = given['env-file'] as string | undefined;
      return { envFile, work: (context) => run(context, Object.fromEntries(values), words) };
    },
  };
}

function parse(args: readonly string[], options: Options, { name, words }: Pick<Command, 'name' | 'words'>) {
  const config = Object.entries(options).map(([option, { takes }]) => [
    option,
    { type: takes === undefined ? 'boolean' : 'string' } as const,
  ]);
  const wrong = (why: string) =>
    new UsageError(`${why} \`npm run leads -- ${name} --help\` shows what ${name} takes.`);
  const { values, positionals } = parsed(args, Object.fromEntries(config), wrong);
  const missing = words[positionals.length];
  if (missing && !missing.startsWith('[')) throw wrong(`${missing} is missing.`);
  if (positionals.length > words.length) throw wrong(`"${positionals[words.length]}" is one word too many.`);
  return { given: values, words: positionals };
}

function parsed(
  args: readonly string[],
  options: Record<string, { type: 'boolean' | 'string' }>,
  wrong: (why: string) => Error,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The rest of Node's message is advice about positional arguments.
    const [first = ''] = error instanceof Error ? error.message.split(/\n|\. /) : [];
    throw wrong(first.replace(/\.?$/, '.'));
  }
}

function optionValue(name: string, { takes, reads }: Option, given: unknown): unknown {
  if (takes === undefined) return given === true;
  if (given === undefined || reads === undefined) return given;
  const { success, output, issues } = v.safeParse(reads, given);
  if (!success) throw new UsageError(`--${name} ${issues[0].message}.`);
  return output;
}
