import type { APIRoute } from 'astro';
import { site } from '../settings/site.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
