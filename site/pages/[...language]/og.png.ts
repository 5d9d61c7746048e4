import type { APIRoute } from 'astro';
import { contentOf } from '../../content/contents.ts';
import { readLogo } from '../../logo.ts';
import { type EditionRoute, languageRoutes } from '../../paths.ts';
import { openGraphImage } from '../../seo/open-graph-image.tsx';
import { site } from '../../site.config.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<EditionRoute> = async ({ props: { code } }) => {
  const { brand, theme } = site;
  const { kicker: tagline, headline } = contentOf(code).hero;
  const picture = await openGraphImage({ brand, tagline, headline, theme, logo: readLogo(theme.logo.file) });
  return new Response(picture, { headers: { 'content-type': 'image/png' } });
};
