import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import ipaddr from 'ipaddr.js';

const UNKNOWN_PROXY =
  'A proxy nearby sends X-Forwarded-For and is not believed, so all its visitors count as one address. Name it in TRUSTED_PROXIES ("loopback" for one on this machine).';
/** Where a proxy of one's own is: on this machine or in its network. */
const NEARBY = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

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

/**
 * One line a request: the path without its query, and neither address nor headers. A page or a file of the site that
 * was there goes without: a line costs a tenth of the answer.
 */
export function logResponses(app: FastifyInstance, isOfSite: (pattern?: string) => boolean): void {
  app.addHook('onResponse', async ({ log, method, routeOptions, url }, { elapsedTime, statusCode }) => {
    if (method === 'GET' && isOfSite(routeOptions.url) && statusCode < 400) return;
    const [path] = url.split('?');
    log.info({ method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}

/** Says once, where `app` believes no proxy, that there seems to be one. */
export function warnOfProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers, ip, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    if (!NEARBY.includes(ipaddr.process(ip).range())) return;
    warned = true;
    log.warn(UNKNOWN_PROXY);
  });
}
