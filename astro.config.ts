import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { loadPageSettings } from './page-settings.ts';
import { afterBuild } from './scripts/after-build.ts';
import { PAGE_CHARACTERS, TYPED_CHARACTERS } from './scripts/page-characters.ts';
import { subsetFamily } from './scripts/subset-family.ts';
import { API_PORT } from './server/dev-port.ts';
import { countersMove } from './site/figures.ts';
import { site } from './site/site.config.ts';

const { PORT, HOST, PUBLIC_LEADS_URL } = loadPageSettings();
const api = `http://localhost:${API_PORT}`;

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
/** Astro hydrates no island here. Its client for them would share React with the form, which is to be one file. */
const NO_CLIENT_FOR_ISLANDS = {
  name: 'no-client-for-islands',
  apply: 'build' as const,
  load: (id: string) => (id.endsWith('/@astrojs/react/dist/client.js') ? '' : undefined),
};
/** Bounds of the variable fonts. */
const WEIGHTS = { min: 400, max: 700 };

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
  integrations: [react(), afterBuild({ site, leadsUrl: PUBLIC_LEADS_URL })],
  build: { inlineStylesheets: 'always' },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Brygada 1918',
      cssVariable: '--font-display',
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: await subsetFamily({
          files: '@fontsource-variable/brygada-1918/files/brygada-1918-*-wght-normal.woff2',
          characters: PAGE_CHARACTERS,
          complete: 'Brygada 1918',
          weights: WEIGHTS,
        }),
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-text',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: await subsetFamily({
          files:
            '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-*-wght-normal.woff2',
          characters: PAGE_CHARACTERS,
          complete: 'Atkinson Hyperlegible Next',
          weights: WEIGHTS,
        }),
      },
    },
    {
      // For what visitors type: no page has to bring letters that few of them need.
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next Typed',
      cssVariable: '--font-typed',
      fallbacks: [],
      options: {
        variants: await subsetFamily({
          files:
            '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-*-wght-normal.woff2',
          characters: TYPED_CHARACTERS,
          weights: { min: 400, max: 400 },
          ranged: true,
        }),
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Covered By Your Grace',
      cssVariable: '--font-pen',
      fallbacks: ['sans-serif'],
      options: {
        variants: await subsetFamily({
          files: '@fontsource/covered-by-your-grace/files/covered-by-your-grace-*-400-normal.woff2',
          characters: PAGE_CHARACTERS,
        }),
      },
    },
  ],
  vite: {
    plugins: [WITHOUT_PRELOADS, NO_CLIENT_FOR_ISLANDS],
    css: { transformer: 'lightningcss', lightningcss: { targets: OLDEST_BROWSERS } },
    define: { 'import.meta.env.COUNTERS_MOVE': JSON.stringify(countersMove(site.figures)) },
    server: { proxy: { '/rest': api, '/healthz': api } },
    build: {
      // Every script is a file of its own: the content-security policy needs no hashes for scripts.
      assetsInlineLimit: 0,
    },
  },
});
