import { fileURLToPath } from 'node:url';
import { loadPages } from './pages/load-pages.ts';
import { serve } from './serve.ts';

const SITE = fileURLToPath(new URL('../dist', import.meta.url));

await serve(() => loadPages(SITE));
