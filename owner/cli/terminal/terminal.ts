import { clearLine, cursorTo } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { Refusal } from '../../queries/refusal.ts';
import { UsageError } from '../usage-error.ts';
import { printable, printableJson } from './printable.ts';
import { type Columns, tableOf } from './table.ts';

const DEFAULT_WIDTH = 80;
const JSON_INDENT = 2;

/** Where a command prints. Visitors' words are made harmless on the way. */
export type Terminal = {
  /** Whether a person reads what is printed. */
  watched: boolean;
  /** For results that are too long to be kept in memory. */
  output: Writable;
  say(line: string): void;
  table<Row>(columns: Columns<Row>, rows: readonly Row[]): void;
  json(value: unknown): void;
  /** Says something about the result that is no part of it. */
  note(line: string): void;
  /** Shows how far long work is, if a person watches. An empty text removes it. */
  progress(text: string): void;
  /** Whether a person is there to be asked. */
  answered: boolean;
  /** Throws unless a person agrees to `question`. */
  ask(question: string): Promise<void>;
};

type OnTerminal<Stream> = Stream & { isTTY?: boolean };

/** What a process reads and writes, on a terminal or not. */
export type Streams = {
  stdin: OnTerminal<Readable>;
  stdout: OnTerminal<Writable> & { columns?: number };
  stderr: OnTerminal<Writable>;
};

/** The terminal that these streams stand for. */
export function terminalOf({ stdin, stdout, stderr }: Streams): Terminal {
  return {
    watched: stdout.isTTY === true,
    answered: stdin.isTTY === true,
    output: stdout,
    say: (line) => void stdout.write(`${printable(line)}\n`),
    table: (columns, rows) =>
      void stdout.write(tableOf(columns, rows, stdout.isTTY ? (stdout.columns ?? DEFAULT_WIDTH) : null)),
    note: (line) => void stderr.write(`${printable(line)}\n`),
    json: (value) => void stdout.write(`${printableJson(value, JSON_INDENT)}\n`),
    progress(text) {
      if (!stderr.isTTY) return;
      cursorTo(stderr, 0);
      clearLine(stderr, 1);
      stderr.write(text);
    },
    async ask(question) {
      if (!stdin.isTTY)
        throw new UsageError('There is nobody to ask: add --yes, or --dry-run to see what would be done.');
      const lines = createInterface({ input: stdin, output: stderr });
      const answer = await lines.question(`${printable(question)} [y/N] `).finally(() => lines.close());
      if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Nothing was changed.');
    },
  };
}
