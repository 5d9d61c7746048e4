import type { FastifyServerOptions } from 'fastify';

/** Takes each line of the log, as pino writes it. */
export type LogTarget = { write(line: string): void };

/**
 * The log: JSON lines without personal data. Of an error its kind, its code and
 * its place are kept, but not its message: PostgreSQL's and JSON's quote what
 * was sent.
 */
export function logTo(target: LogTarget): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: 'info',
    stream: target,
    base: null,
    serializers: { err: describeError },
  };
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error ? String(error.code) : '';
  return { type: error.name, code, message: '', stack: framesOf(error) };
}

function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.map((frame) => frame.trim()).join('\n');
}
