import type { APIRoute } from 'astro';
import { hero } from '../content/hero.ts';
import { openGraphImage } from '../seo/open-graph-image.tsx';
import { site } from '../site.config.ts';

export const GET: APIRoute = async () =>
  new Response(await openGraphImage({ brand: site.brand, tagline: hero.kicker, headline: hero.headline }), {
    headers: { 'content-type': 'image/png' },
  });
