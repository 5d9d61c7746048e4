import type { APIRoute } from 'astro';
import { contentOf } from '../content/contents.ts';
import { ICON_SIZES } from '../seo/icon.ts';
import { site } from '../site.config.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: `${site.brand}: ${site.product}`,
      short_name: site.brand,
      description: contentOf('en').page.description,
      start_url: '/',
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
