import { clearLine, cursorTo } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { Refusal, UsageError } from '../errors.ts';
import { printable, printableJson } from './printable.ts';
import { type Columns, tableOf } from './table.ts';

const DEFAULT_WIDTH = 80;
const JSON_INDENT = 2;
/** Work that ends sooner shows no progress. */
const PATIENCE_MS = 1_000;
const PROGRESS_MS = 200;

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
  /** Shows how many of `total` things are done, if the work is long and a person watches. */
  progress(things: string, total: number): Progress;
  /** Whether a person is there to be asked. */
  answered: boolean;
  /** Throws unless a person agrees to `question`. */
  ask(question: string): Promise<void>;
};

export type Progress = { at(done: number): void; end(): void };

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
    progress(things, total) {
      let next = Date.now() + PATIENCE_MS;
      const show = (text: string) => {
        cursorTo(stderr, 0);
        clearLine(stderr, 1);
        stderr.write(text);
      };
      return {
        at(done) {
          if (!stderr.isTTY || Date.now() < next) return;
          next = Date.now() + PROGRESS_MS;
          show(`${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${things}`);
        },
        end: () => void (stderr.isTTY && show('')),
      };
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
