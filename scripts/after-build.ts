import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { announceForm } from './announce-form.ts';
import { builtPages } from './built-pages.ts';
import { precompress } from './precompress.ts';
import { type HeaderOptions, writeHeaders } from './security-headers.ts';

/** What happens to the built site before it is served. The order counts: each step works on what the one before wrote. */
export function afterBuild(headers: HeaderOptions): AstroIntegration {
  return {
    name: 'after-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        await lowerScriptPriority(site);
        await announceForm(site);
        await writeHeaders(site, headers);
        await precompress(site);
      },
    },
  };
}

/** Has browsers fetch the scripts after what the first view needs. Astro takes no attributes on a script that it bundles. */
async function lowerScriptPriority(site: string): Promise<void> {
  for (const { path, html } of await builtPages(site))
    await writeFile(
      path,
      html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    );
}
