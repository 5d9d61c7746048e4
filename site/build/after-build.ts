import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { templatePathOf } from '../../lead/form-page.ts';
import { CONFIRMATION_FILE, type ConfirmationWords } from '../../server/delivery/confirmation.ts';
import type { FormFile } from '../../server/form-page/form-pages.ts';
import { FORM_FILE, FORM_RENDERER_FILE } from '../../server/pages/load-pages.ts';
import type { FormSettings } from '../start/form-settings.ts';
import { finishPage } from './finish-page.ts';
import { type HeaderOptions, writeHeaders } from './security-headers.ts';

/** The data that our server needs beside the pages. */
export type ForServer = {
  confirmations: ConfirmationWords;
  /** By path of the form's page. */
  forms: Record<string, FormSettings>;
};

/** Finishes the built site. The order matters: each step uses the output of the one before. */
export function afterBuild(headers: HeaderOptions, { confirmations, forms }: ForServer): AstroIntegration {
  return {
    name: 'after-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const names = await readdir(site, { recursive: true });
        const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(site, name));
        for (const page of pages) await writeFile(page, finishPage(await readFile(page, 'utf8')));
        await writeHeaders(site, pages.sort(), headers);
        await takeTemplates(site, forms);
        await precompress(site);
        await buildFormRenderer(site);
        await writeFile(join(site, CONFIRMATION_FILE), JSON.stringify(confirmations));
      },
    },
  };
}

/** Writes the form's templates and settings into one file, which is not served. */
async function takeTemplates(site: string, forms: ForServer['forms']): Promise<void> {
  const written: FormFile = {};
  for (const [path, settings] of Object.entries(forms)) {
    const file = join(site, `${templatePathOf(path)}.html`);
    written[path] = { template: await readFile(file, 'utf8'), settings };
    await rm(file);
  }
  await writeFile(join(site, FORM_FILE), JSON.stringify(written));
}

/** Builds the renderer of the form's page: one file including React, which is not served. */
async function buildFormRenderer(site: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // The same React build as in the browser, in any process.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('../start/render.tsx', import.meta.url)),
      outDir: site,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: FORM_RENDERER_FILE } },
    },
  });
}

const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Writes `.br` beside every file of `site` that gains from it, at the highest setting. */
async function precompress(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  const compressible = files.filter((file) => COMPRESSIBLE.has(extname(file)));
  await Promise.all(compressible.map((file) => compress(join(site, file))));
}

/** Writes `.br` beside `file`. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
}
