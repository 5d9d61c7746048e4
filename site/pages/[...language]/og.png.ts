import type { APIRoute } from 'astro';
import { contentOf } from '../../content/contents.ts';
import { openGraphImage } from '../../seo/open-graph-image.tsx';
import { readLogo } from '../../settings/logo.ts';
import { type EditionRoute, languageRoutes } from '../../settings/paths.ts';
import { site } from '../../site.config.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<EditionRoute> = async ({ props: { code } }) => {
  const { brand, theme } = site;
  const { hero, language } = contentOf(code);
  const picture = await openGraphImage({
    code,
    dir: language.dir,
    brand,
    tagline: hero.kicker,
    headline: hero.headline,
    theme,
    logo: readLogo(theme.logo.file),
  });
  return new Response(picture, { headers: { 'content-type': 'image/png' } });
};
