import type { APIRoute } from 'astro';
import { editionOf } from '../../content/edition.ts';
import { ICON_SIZES } from '../../seo/icon.ts';
import { type EditionRoute, languageRoutes, pathOf } from '../../settings/paths.ts';
import { site } from '../../settings/site.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<EditionRoute> = ({ props: { code } }) => {
  const { words, product, language } = editionOf(code);
  return new Response(
    JSON.stringify({
      name: `${site.brand}: ${product}`,
      short_name: site.brand,
      description: words.page.description,
      ...(site.languages.length > 1 && { lang: code, dir: language.dir }),
      start_url: pathOf('home', code),
      display: 'browser',
      background_color: site.theme.colours.light.paper,
      theme_color: site.theme.colours.light.paper,
      icons: ICON_SIZES.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};
