import { isFormPath } from '../../lead/form-page.ts';
import { API_PREFIX } from '../api-prefix.ts';
import { PAGES } from '../pages/route.ts';

/** What a request was for, as few words as a chart can show: a path would make a series of its own for each that a robot tries. */
export type Route = 'page' | 'asset' | 'leads' | 'healthz' | 'other';

/** The last part of an address that names a file other than a page. */
const FILE = /\.(?!html$)[^./]+$/;

/** The route of a request for `url`, which Fastify took for `pattern`, if for any. */
export function routeOf(pattern: string | undefined, url: string): Route {
  if (pattern === `${API_PREFIX}/leads`) return 'leads';
  if (pattern === '/healthz') return 'healthz';
  if (pattern !== undefined && isFormPath(pattern)) return 'page';
  if (pattern !== PAGES) return 'other';
  const [path = ''] = url.split('?');
  return FILE.test(path) ? 'asset' : 'page';
}
