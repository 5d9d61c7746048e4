import { fileURLToPath } from 'node:url';
import { loadFormPages } from './form-page/form-pages.ts';
import { loadPages } from './pages/load-pages.ts';
import { serve } from './serve.ts';

const SITE = fileURLToPath(new URL('../dist', import.meta.url));

await serve(async () => ({ pages: await loadPages(SITE), formPages: await loadFormPages(SITE) }));
