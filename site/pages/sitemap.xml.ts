import type { APIRoute } from 'astro';
import { alternatesOf, type PageName, pathOf } from '../settings/paths.ts';
import { site } from '../settings/site.ts';

/** Each page in each language, with its translations. */
function urls(page: PageName): string[] {
  const links = alternatesOf(page).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  return site.languages.map(
    (code) => `<url><loc>${site.url}${pathOf(page, code)}</loc>${links.join('')}</url>`,
  );
}

export const GET: APIRoute = () => {
  const xhtml = site.languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>${[...urls('home'), ...urls('form')].join('')}</urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
