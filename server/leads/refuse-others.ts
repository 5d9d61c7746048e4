import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from '../errors.ts';

/** What PostgREST would run against the table, and `anon` may not. */
const TABLE_METHODS = ['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'];
const TABLE_PATH = /^\/?(?<table>[^/]+)\/?$/;

/** Answers every request below this prefix that no route takes, as PostgREST would for a table that only takes inserts. */
export function refuseOthers(app: FastifyInstance): void {
  app.setNotFoundHandler((request) => {
    throw refusalFor(request, app.prefix);
  });
}

function refusalFor({ method, url }: FastifyRequest, prefix: string) {
  const [path = ''] = url.split('?');
  const table = TABLE_PATH.exec(path.slice(prefix.length))?.groups?.table;
  if (table === undefined) return refusals.unknownPath();
  if (table !== 'leads') return refusals.unknownTable(decodeURIComponent(table));
  return TABLE_METHODS.includes(method) ? refusals.notPermitted() : refusals.unsupportedMethod(method);
}
