import { expect, it } from 'vitest';
import { findMissingLegalPages } from './legal.ts';
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
  const fields = findMissingLegalPages(project).map(({ where }) => where.field);
  expect(fields).toEqual(isMissing ? ['legal.privacy'] : []);
});
