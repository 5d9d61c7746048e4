import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { announceForm } from './announce-form.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { lowerScriptPriority } from './lower-script-priority.ts';
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
        await checkGlyphs(site);
        await writeHeaders(site, headers);
        await precompress(site);
      },
    },
  };
}
