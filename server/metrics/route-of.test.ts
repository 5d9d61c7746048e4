import { expect, it } from 'vitest';
import { routeOf } from './route-of.ts';

it.each([
  ['/rest/v1/leads', '/rest/v1/leads?columns="id"', 'leads'],
  ['/healthz', '/healthz', 'healthz'],
  ['/es/start', '/es/start?source=x', 'page'],
  ['/start/sent', '/start/sent?reference=A', 'page'],
  ['/*', '/', 'page'],
  ['/*', '/?utm_source=a.b', 'page'],
  ['/*', '/index.html', 'page'],
  ['/*', '/v1.2/nowhere', 'page'],
  ['/*', '/_astro/page.B7x.js?v=1', 'asset'],
  ['/*', '/wp-login.php', 'asset'],
  [undefined, '/rest/v1/orders', 'other'],
  ['*', '/rest/v1/leads', 'other'],
])('takes a request that was routed to %s for %s as %s', (pattern, url, route) => {
  expect(routeOf(pattern, url)).toBe(route);
});
