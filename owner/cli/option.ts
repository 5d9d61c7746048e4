import { UsageError } from './usage-error.ts';

/** One option of a command. Its help and how it is read both derive from this. */
export type Option<Value> = {
  /** The name of its value in the help; `null` for a switch, which has no value. */
  takes: string | null;
  says: string;
  /** Throws a `UsageError`. Its message continues a sentence that begins with the option's name. */
  read(given: string | boolean | undefined, now: Date): Value;
};

export type Options = Readonly<Record<string, Option<unknown>>>;
/** The values of a command's options. */
export type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends Option<infer Value> ? Value : never;
};

/** An option that is there or not. */
export function flag(says: string): Option<boolean> {
  return { takes: null, says, read: (given) => given === true };
}

/** An option with a value. `read` makes the value from its text; it is `undefined` if the option is left out. */
export function valued<Value>(
  takes: string,
  says: string,
  read: (text: string, now: Date) => Value,
): Option<Value | undefined> {
  return {
    takes,
    says,
    read: (given, now) => (typeof given === 'string' ? read(given, now) : undefined),
  };
}

/** Reads one of `words`. */
export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found === undefined) throw new UsageError(`must be one of ${words.join(', ')}`);
    return found;
  };
}

/** Reads a whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new UsageError(`must be a whole number from ${least} to ${most}`);
    return number;
  };
}
