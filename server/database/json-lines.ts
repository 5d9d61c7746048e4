import type { Readable } from 'node:stream';

/** A statement of the owner's commands is far shorter, and an answer to one is read from a process of our own. */
export const MAX_LINE_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;

/** What a line stands for that is no JSON, or too long. */
export class LineError extends Error {
  override name = 'LineError';
}

/**
 * The values that arrive from `stream`, one a line. What comes while one is
 * being worked on waits in the socket. Throws a `LineError` at a line that is no
 * JSON or has more than `maxBytes`.
 */
export async function* jsonLines(stream: Readable, maxBytes = MAX_LINE_BYTES): AsyncGenerator<unknown> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      parts.push(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
      if (bytes + end > maxBytes) throw new LineError('The line is too long.');
      yield valueIn(Buffer.concat(parts).toString('utf8'));
      parts = [];
      bytes = 0;
    }
    parts.push(rest);
    bytes += rest.length;
    if (bytes > maxBytes) throw new LineError('The line is too long.');
  }
}

/** `value` as a line. */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function valueIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new LineError('The line is no JSON.');
  }
}
