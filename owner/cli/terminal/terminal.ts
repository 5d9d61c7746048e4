import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { Refusal, UsageError } from '../errors.ts';
import { printable, printableJson } from './printable.ts';
import { type Columns, tableOf } from './table.ts';

const DEFAULT_WIDTH = 80;
const JSON_INDENT = 2;

/** A command's output. Escapes visitors' words. */
export type Terminal = {
  /** Whether stdout is a terminal. */
  watched: boolean;
  /** For results too long for memory. */
  output: Writable;
  say(line: string): void;
  table<Row>(columns: Columns<Row>, rows: readonly Row[]): void;
  json(value: unknown): void;
  /** Prints a remark that is not part of the result. */
  note(line: string): void;
  /** Throws unless a person agrees to `question`. */
  ask(question: string): Promise<void>;
};

type OnTerminal<Stream> = Stream & { isTTY?: boolean };

/** The streams of a process, on a terminal or not. */
export type Streams = {
  stdin: OnTerminal<Readable>;
  stdout: OnTerminal<Writable> & { columns?: number };
  stderr: OnTerminal<Writable>;
};

export function terminalOf({ stdin, stdout, stderr }: Streams): Terminal {
  return {
    watched: stdout.isTTY === true,
    output: stdout,
    say: (line) => void stdout.write(`${printable(line)}\n`),
    table: (columns, rows) =>
      void stdout.write(tableOf(columns, rows, stdout.isTTY ? (stdout.columns ?? DEFAULT_WIDTH) : null)),
    note: (line) => void stderr.write(`${printable(line)}\n`),
    json: (value) => void stdout.write(`${printableJson(value, JSON_INDENT)}\n`),
    async ask(question) {
      if (!stdin.isTTY)
        throw new UsageError(
          'Cannot ask for confirmation here: add --yes, or --dry-run to see what would change.',
        );
      const lines = createInterface({ input: stdin, output: stderr });
      const answer = await lines.question(`${printable(question)} [y/N] `).finally(() => lines.close());
      if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Nothing was changed.');
    },
  };
}
