import type { APIRoute } from 'astro';
import { FORM_PATH } from '../../lead/form-page.ts';
import { site } from '../site.config.ts';

export const GET: APIRoute = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site.url}/</loc></url><url><loc>${site.url}${FORM_PATH}</loc></url></urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  );
