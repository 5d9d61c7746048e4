import { expect, it } from 'vitest';
import { type Changes, configuredProject } from './test/configured-project.ts';
import { findPlainHttp } from './transport.ts';

it.each<[string[], Changes]>([
  [[], {}],
  [['url'], { site: { url: 'http://www.redink-help.org' } }],
  [['portal', 'mainSite'], { site: { portal: 'http://p.org', mainSite: 'http://m.org' } }],
  [['imageHost'], { site: { imageHost: 'http://i.org/people' } }],
  [['PUBLIC_LEADS_URL'], { environment: { PUBLIC_LEADS_URL: 'http://10.0.0.1:3000/rest/v1' } }],
])('finds %j without TLS', (fields, changes) => {
  expect(findPlainHttp(configuredProject(changes)).map(({ where }) => where.field)).toEqual(fields);
});
