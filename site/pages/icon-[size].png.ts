import type { APIRoute, GetStaticPaths } from 'astro';
import { ICON_SIZES, iconOf } from '../seo/icon.ts';

export const getStaticPaths: GetStaticPaths = () =>
  ICON_SIZES.map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(await iconOf(Number(params.size)), { headers: { 'content-type': 'image/png' } });
