import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';

/** The integration `name`: puts each page of the build through `rewrite`, from its HTML to the HTML that is served. */
export function rewritePages(name: string, rewrite: (html: string) => string): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const { path, html } of await builtPages(fileURLToPath(dir)))
          await writeFile(path, rewrite(html));
      },
    },
  };
}
