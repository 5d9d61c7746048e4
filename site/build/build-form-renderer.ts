import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { FORM_RENDERER_FILE } from '../../server/pages/load-pages.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds what renders the form's page on the server into `site`: one file, with React in it. It is not served. */
export async function buildFormRenderer(site: string): Promise<void> {
  await build({
    configFile: false,
    root: PROJECT,
    publicDir: false,
    logLevel: 'warn',
    // As the browser's React is, whatever the process that renders.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'site/start/render.tsx',
      outDir: site,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: FORM_RENDERER_FILE } },
    },
  });
}
