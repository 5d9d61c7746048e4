import { expect, it } from 'vitest';
import { findLinksToNowhere } from './links.ts';
import { configuredProject } from './test/configured-project.ts';

it.each([
  ['<a href="#">More</a>', ['"More" leads to #']],
  ['<a class="x" href=# rel="me"><b>See</b> all</a>', ['"See all" leads to #']],
  ["<A HREF='#'>One</A><a href='#'>Two</a>", ['"One" leads to #', '"Two" leads to #']],
  ['<a href="#faq">FAQs</a><a href="/#">Home</a>', []],
  ['<a data-href="#" href="/x">X</a>', []],
  ['<a href="#">Privacy Policy</a>', []],
])('finds in %s the links %j', (html, found) => {
  const project = configuredProject({ built: { documents: new Map([['/404.html', html]]) } });
  const findings = findLinksToNowhere(project);
  expect(findings.map(({ what }) => what)).toEqual(found);
  for (const { where } of findings) expect(where.field).toBe('/404.html');
});
