import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { FORM_PATH, isFormPath, ownPathOf } from './lead/form-page.ts';
import { apiPortOf, loadPageSettings } from './server/page-settings.ts';
import { afterBuild } from './site/build/after-build.ts';
import { headersInDevelopment } from './site/build/headers-in-development.ts';
import { pageFonts } from './site/build/page-fonts.ts';
import { editionOf } from './site/content/edition.ts';
import { countersMove } from './site/settings/figures.ts';
import { pathOf } from './site/settings/paths.ts';
import { site } from './site/site.config.ts';
import { allFormSettings } from './site/start/form-settings.ts';

const { PORT, HOST, PUBLIC_LEADS_URL, PUBLIC_LEADS_KEY } = loadPageSettings();
const confirmations = Object.fromEntries(
  site.languages.map((code) => [pathOf('home', code), editionOf(code).words.confirmation]),
);
const forms = allFormSettings({ url: PUBLIC_LEADS_URL, key: PUBLIC_LEADS_KEY });
const headers = { site, leadsUrl: PUBLIC_LEADS_URL };
const api = `http://localhost:${apiPortOf(PORT)}`;

/**
 * The oldest browsers that the styles are written for: the build adds the prefixes that they need.
 * Safari 17.4, Firefox ESR, and Chrome of two years ago, as Lightning CSS counts versions.
 * What they lack and no prefix brings, the linter tells: `useBaseline` in biome.json.
 */
const OLDEST_BROWSERS = {
  safari: (17 << 16) | (4 << 8),
  ios_saf: (17 << 16) | (4 << 8),
  firefox: 140 << 16,
  chrome: 131 << 16,
};
/** Astro hydrates no island here. Its client for them would share React with the form, which is one file, and one request. */
const NO_CLIENT_FOR_ISLANDS = {
  name: 'no-client-for-islands',
  apply: 'build' as const,
  load: (id: string) => (id.endsWith('/@astrojs/react/dist/client.js') ? '' : undefined),
};

/** Vite's helper loads styles and more beside a script that comes later. Ours bring none: it would be a seventh of the page's script. */
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
  integrations: [react(), headersInDevelopment(headers), afterBuild(headers, { confirmations, forms })],
  // Files as the pages are: hosts serve start.html at /start, and es/index.html at /es/, and redirect nobody.
  build: { inlineStylesheets: 'always', format: 'preserve' },
  fonts: (await Promise.all(site.languages.map((code) => pageFonts(code, site.theme.fonts)))).flat(),
  vite: {
    plugins: [WITHOUT_PRELOADS, NO_CLIENT_FOR_ISLANDS],
    css: { transformer: 'lightningcss', lightningcss: { targets: OLDEST_BROWSERS } },
    define: {
      'import.meta.env.COUNTERS_MOVE': JSON.stringify(countersMove(site.figures)),
      'import.meta.env.HAS_TWINS': JSON.stringify(site.languages.length > 1),
      'import.meta.env.EXIT_INTENT': JSON.stringify(site.exitIntent),
      'import.meta.env.COUNT_STEPS': JSON.stringify(site.countSteps),
    },
    server: {
      proxy: {
        '/rest': api,
        '/healthz': api,
        // Our server takes the form, and shows the receipt.
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
      // Every script is a file of its own: the content-security policy needs no hashes for scripts.
      assetsInlineLimit: 0,
    },
  },
});
