import type { APIRoute } from 'astro';
import { editionOf } from '../../content/edition.ts';
import { openGraphImage } from '../../seo/open-graph-image.tsx';
import { type EditionRoute, languageRoutes } from '../../settings/paths.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<EditionRoute> = async ({ props: { code } }) =>
  new Response(await openGraphImage(editionOf(code)), { headers: { 'content-type': 'image/png' } });
