import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { DatabaseSettings } from '../../server/database/database.ts';
import type { Query } from '../../server/database/query.ts';
import type { Environment } from '../../server/environment.ts';
import { UsageError } from './errors.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The settings that commands share with the server. */
export type OwnerSettings = DatabaseSettings & Partial<Environment> & Pick<Environment, 'LEAD_STATES'>;

/** The context of a command. The first query opens the database. */
export type Context = { query: Query; terminal: Terminal; now: Date; settings: OwnerSettings };

/** An option: a switch, or one with a text that its schema turns into a value. */
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

/** Options of every command. */
const COMMON = {
  'env-file': {
    takes: 'FILE',
    says: 'reads settings from FILE, such as /etc/leads/environment; variables in your shell take precedence',
  },
  json: { says: 'prints JSON instead of a table' },
  help: { says: 'shows this help' },
} as const;

type Definition<Of extends Options> = {
  name: string;
  /** Its arguments, in order; those in brackets are optional. */
  words: readonly string[];
  /** Help text: a verb phrase without a full stop. */
  says: string;
  options: Of;
  run(context: Context, values: Values<Of & typeof COMMON>, words: readonly string[]): Promise<void>;
};

/** One command of the owner. */
export type Command = Omit<Definition<Options>, 'run'> & {
  /** Parses `args` and returns the function that does the work. Throws a `UsageError`. */
  prepare(args: readonly string[]): Prepared;
};

/** A parsed command, and the settings file that it names. */
type Prepared = { envFile: string | undefined; work(context: Context): Promise<void> };

/** Creates a command. Help and parsing derive from the same definition. */
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
  const wrong = (why: string) => new UsageError(`${why} See \`npm run leads -- ${name} --help\`.`);
  const { values, positionals } = parsed(args, Object.fromEntries(config), wrong);
  const missing = words[positionals.length];
  if (missing && !missing.startsWith('[')) throw wrong(`Missing argument: ${missing}.`);
  if (positionals.length > words.length) throw wrong(`Unexpected argument: "${positionals[words.length]}".`);
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
    // The rest of Node's message is about positional arguments.
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
