import { expect, it } from 'vitest';
import { configuredProject, configuredSite } from './configured-project.ts';
import { findLinksToNowhere, findMissingPages } from './pages.ts';

it.each([
  ['/privacy.html', []],
  ['/privacy.html?lang=en#top', []],
  ['/privacy', []],
  ['/datenschutz.html', ['legal.privacy']],
  ['https://about.redink-help.org/privacy', []],
])('reports, with a privacy page at %s, the missing pages %j', (privacy, expected) => {
  const project = configuredProject({
    site: { legal: { ...configuredSite.legal, privacy } },
    built: { '/privacy.html': '' },
  });
  expect(findMissingPages(project).map(({ where }) => where.field)).toEqual(expected);
});

it.each([
  ['/thank-you.html', ['thankYou']],
  ['/', []],
  ['https://about.redink-help.org/thanks', []],
  [false, []],
] as const)('reports, with a thank-you page at %s, the missing pages %j', (thankYou, expected) => {
  const findings = findMissingPages(configuredProject({ site: { thankYou } }));
  expect(findings.map(({ where }) => where.field)).toEqual(expected);
});

it.each([
  ['<a href="#">More</a>', ['"More" links to #']],
  ['<a class="x" href=# rel="me"><b>See</b> all</a>', ['"See all" links to #']],
  ["<A HREF='#'>One</A><a href='#'>Two</a>", ['"One" links to #', '"Two" links to #']],
  ['<a href="#faq">FAQs</a><a href="/#">Home</a>', []],
  ['<a data-href="#" href="/x">X</a>', []],
])('finds in %s the links %j', (html, expected) => {
  const findings = findLinksToNowhere(configuredProject({ built: { '/404.html': html } }));
  expect(findings.map(({ what }) => what)).toEqual(expected);
  for (const { where } of findings) expect(where.field).toBe('/404.html');
});

it('reports a link on several pages once', () => {
  const link = '<a href="#">Privacy Policy</a>';
  const findings = findLinksToNowhere(
    configuredProject({ built: { '/index.html': link, '/404.html': link } }),
  );
  expect(findings.map(({ where }) => where.field)).toEqual(['/index.html']);
});
