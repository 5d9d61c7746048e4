import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import ipaddr from 'ipaddr.js';

const UNKNOWN_PROXY =
  'A nearby proxy sends X-Forwarded-For but is not trusted, so all its visitors count as one address. Add it to TRUSTED_PROXIES ("loopback" for a proxy on this machine).';
/** Address ranges of an owner's own proxy: this machine or its network. */
const NEARBY = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Receives each log line from pino. */
export type LogTarget = { write(line: string): void };

/**
 * The log: JSON lines without personal data. For an error, it keeps kind, code and
 * place, but not the message: PostgreSQL's and JSON's messages quote input.
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

/**
 * Logs one line per request: the path without query, no address and no headers. Skips pages and files that exist,
 * because a line costs a tenth of the answer.
 */
export function logResponses(app: FastifyInstance, isOfSite: (pattern?: string) => boolean): void {
  app.addHook('onResponse', async ({ log, method, routeOptions, url }, { elapsedTime, statusCode }) => {
    if (method === 'GET' && isOfSite(routeOptions.url) && statusCode < 400) return;
    const [path] = url.split('?');
    log.info({ method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}

/** Warns once about a proxy that is not trusted. */
export function warnOfProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers, ip, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    if (!NEARBY.includes(ipaddr.process(ip).range())) return;
    warned = true;
    log.warn(UNKNOWN_PROXY);
  });
}
