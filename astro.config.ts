import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { FORM_PATH, isFormPath, ownPathOf } from './lead/form-page.ts';
import { apiPortOf, loadPageSettings } from './server/page-settings.ts';
import { afterBuild } from './site/build/after-build.ts';
import { headersInDevelopment } from './site/build/headers-in-development.ts';
import { pageFonts } from './site/build/page-fonts.ts';
import { editionOf } from './site/content/edition.ts';
import { countersMove } from './site/settings/figures.ts';
import { pathOf } from './site/settings/paths.ts';
import { site } from './site/settings/site.ts';
import { allFormSettings } from './site/start/form-settings.ts';

const { PORT, HOST, PUBLIC_LEADS_URL, PUBLIC_LEADS_KEY } = loadPageSettings();
const confirmations = Object.fromEntries(
  site.languages.map((code) => [pathOf('home', code), editionOf(code).words.confirmation]),
);
const forms = allFormSettings({ url: PUBLIC_LEADS_URL, key: PUBLIC_LEADS_KEY });
const headers = { site, leadsUrl: PUBLIC_LEADS_URL };
const api = `http://localhost:${apiPortOf(PORT)}`;

/**
 * The oldest supported browsers, for which the build adds prefixes: Safari 17.4, Firefox ESR, and Chrome from two
 * years ago, as Lightning CSS counts versions. The linter rejects anything else they lack (`useBaseline` in
 * biome.json).
 */
const OLDEST_BROWSERS = {
  safari: (17 << 16) | (4 << 8),
  ios_saf: (17 << 16) | (4 << 8),
  firefox: 140 << 16,
  chrome: 131 << 16,
};
/** Leaves out Astro's client for islands, which no page has. It would split React out of the form's single file. */
function reactWithoutIslands(): AstroIntegration {
  const { hooks, name } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: ({ clientEntrypoint: _, ...renderer }) => options.addRenderer(renderer),
        }),
    },
  };
}

/** Leaves out Vite's preload helper, a seventh of the page's script, because our scripts load no styles. */
const WITHOUT_PRELOADS = {
  name: 'without-preloads',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

export default defineConfig({
  site: site.url,
  srcDir: './site',
  publicDir: './site/public',
  devToolbar: { enabled: false },
  server: { port: PORT, host: HOST },
  integrations: [
    reactWithoutIslands(),
    headersInDevelopment(headers),
    afterBuild(headers, { confirmations, forms }),
  ],
  // Files match addresses: hosts serve start.html at /start and es/index.html at /es/, without redirects.
  build: { inlineStylesheets: 'always', format: 'preserve' },
  fonts: (await Promise.all(site.languages.map((code) => pageFonts(code, site.theme.fonts)))).flat(),
  vite: {
    plugins: [WITHOUT_PRELOADS],
    css: { transformer: 'lightningcss', lightningcss: { targets: OLDEST_BROWSERS } },
    define: {
      'import.meta.env.COUNTERS_MOVE': JSON.stringify(countersMove(site.figures)),
      'import.meta.env.HAS_TWINS': JSON.stringify(site.languages.length > 1),
      'import.meta.env.EXIT_INTENT': JSON.stringify(site.exitIntent),
      'import.meta.env.ADVERTISING': JSON.stringify(site.advertising !== false),
      'import.meta.env.COUNT_STEPS': JSON.stringify(site.countSteps),
    },
    server: {
      proxy: {
        '/rest': api,
        '/healthz': api,
        // Our server accepts the form and shows the receipt.
        '/': {
          target: api,
          bypass({ method, url = '' }) {
            const path = url.replace(/\?.*/, '');
            if (!isFormPath(path)) return url;
            return method === 'GET' && path.endsWith(FORM_PATH) ? ownPathOf(url) : undefined;
          },
        },
      },
    },
    build: {
      // Every script is a file, so the content security policy needs no script hashes.
      assetsInlineLimit: 0,
    },
  },
});
