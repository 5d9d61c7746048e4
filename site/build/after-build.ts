import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONFIRMATION_FILE, type ConfirmationWords } from '../../server/delivery/confirmation.ts';
import { buildFormRenderer } from './build-form-renderer.ts';
import { withOneStyle } from './join-styles.ts';
import { precompress } from './precompress.ts';
import { type HeaderOptions, writeHeaders } from './security-headers.ts';

/** What happens to the built site before it is served. The order counts: each step works on what the one before wrote. */
export function afterBuild(headers: HeaderOptions, confirmations: ConfirmationWords): AstroIntegration {
  return {
    name: 'after-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const names = await readdir(site, { recursive: true });
        const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(site, name));
        for (const page of pages) await rewrite(page);
        await writeHeaders(site, pages.sort(), headers);
        await precompress(site);
        await buildFormRenderer(site);
        await writeFile(join(site, CONFIRMATION_FILE), JSON.stringify(confirmations));
      },
    },
  };
}

async function rewrite(page: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  await writeFile(page, withLowScriptPriority(withOneStyle(html)));
}

/** Has browsers fetch the scripts after what the first view needs. Astro takes no attributes on a script that it bundles. */
function withLowScriptPriority(html: string): string {
  return html.replaceAll('<script type="module"', '$& fetchpriority="low"');
}
