import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiError, refusals } from '../http/api-error.ts';
import { type InsertHeaders, type InsertQuery, readInsertRequest } from './request.ts';
import { readRows } from './rules.ts';

/** What PostgREST would run against the table, and `anon` may not. */
const TABLE_METHODS = ['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'];
const READING = ['GET', 'HEAD'];
/** Query parameters that are no argument of a function, at the end of their names too (`orders.limit`). */
const NO_ARGUMENT = /^(select|columns|on_conflict|(.*\.)?(order|limit|offset|and|or))$/;

type Asked = FastifyRequest<{ Headers: InsertHeaders; Querystring: InsertQuery }>;

/**
 * Answers every request below the prefix of `app` that no route takes, as
 * PostgREST would for a table that only takes inserts. `GET` and `HEAD` need
 * routes, else those of the site would take them.
 */
export function refuseOthers(app: FastifyInstance): void {
  const refuse = (request: FastifyRequest) => {
    throw refusalFor(request as Asked, app.prefix);
  };
  app.get('/', refuse);
  app.get('/*', refuse);
  app.setNotFoundHandler(refuse);
}

function refusalFor(request: Asked, prefix: string): ApiError {
  const { method, url } = request;
  const [path = ''] = url.split('?');
  const [first, second, ...rest] = path
    .slice(prefix.length)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === undefined && READING.includes(method)) return refusals.rootDisabled();
  if (first === 'rpc' && second !== undefined && rest.length === 0) return refusalOfFunction(second, request);
  if (first === undefined || second !== undefined) return refusals.unknownPath();
  if (first !== 'leads') return refusals.unknownTable(first);
  return TABLE_METHODS.includes(method) ? refusals.notPermitted() : refusals.unsupportedMethod(method);
}

/** No function can be called: it is looked for by its name and the names of its arguments. */
function refusalOfFunction(name: string, { method, query, headers, body }: Asked): ApiError {
  if (READING.includes(method) || method === 'OPTIONS') {
    const names = Object.keys(query).filter((parameter) => !NO_ARGUMENT.test(parameter));
    return refusals.unknownFunction(name, names, false);
  }
  if (method !== 'POST') return refusals.unsupportedOnFunction(method);
  const asked = readInsertRequest(headers, query);
  const { columns } = readRows(typeof body === 'string' && body !== '' ? body : '{}', asked, null);
  return refusals.unknownFunction(name, columns, true);
}
