import { expect, it } from 'vitest';
import { findMissingPages } from './pages.ts';
import { configuredProject } from './test/configured-project.ts';
import { configuredSite } from './test/configured-site.ts';

it.each([
  ['#', true],
  ['/privacy.html', false],
  ['/privacy.html?lang=en#top', false],
  ['/privacy', true],
  ['https://about.redink-help.org/privacy', false],
])('takes a privacy page at %s for missing: %s', (privacy, isMissing) => {
  const project = configuredProject({
    site: { legal: { ...configuredSite.legal, privacy } },
    built: { paths: new Set(['/', '/privacy.html']) },
  });
  const fields = findMissingPages(project).map(({ where }) => where.field);
  expect(fields).toEqual(isMissing ? ['legal.privacy'] : []);
});

it.each([
  ['/thank-you.html', ['thankYou']],
  ['/', []],
  ['https://about.redink-help.org/thanks', []],
  [false, []],
] as const)('misses the page of thanks at %s in %j', (thankYou, expected) => {
  const findings = findMissingPages(configuredProject({ site: { thankYou } }));
  expect(findings.map(({ where }) => where.field)).toEqual(expected);
});
