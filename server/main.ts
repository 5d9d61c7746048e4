import { fileURLToPath } from 'node:url';
import { loadFormPages } from './form-page/load-form-page.ts';
import { loadPages } from './pages/load-pages.ts';
import { serve } from './serve.ts';

const SITE = fileURLToPath(new URL('../dist', import.meta.url));

await serve(async () => {
  const pages = await loadPages(SITE);
  return { pages, formPages: await loadFormPages(SITE, pages) };
});
