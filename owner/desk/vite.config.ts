import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fieldOf } from '../../lead/form.ts';
import { editionOf } from '../../site/content/edition.ts';
import { favicon, ICON_SIZES, iconOf } from '../../site/seo/icon.ts';
import { fontOf } from '../../site/settings/fonts.ts';
import { site } from '../../site/settings/site.ts';
import { colourStyles } from '../../site/settings/theme.ts';

const THEME = 'virtual:theme.css';
const LOADED_THEME = `\0${THEME}`;
const { display, text } = site.theme.fonts;

/** A package's font family, and its fallbacks. */
const familiesOf = (name: string) => {
  const { family, fallbacks } = fontOf(name);
  const isVariable = name.startsWith('@fontsource-variable/');
  return [`'${family}${isVariable ? ' Variable' : ''}'`, ...fallbacks].join(', ');
};
/** The owner's colours and fonts, so that the desk matches the page. */
const theme = {
  name: 'theme',
  resolveId: (id: string) => (id === THEME ? LOADED_THEME : undefined),
  load: (id: string) =>
    id === LOADED_THEME
      ? `@import '${display}'; @import '${text}';
${colourStyles(site.theme.colours)}
@layer tokens { :root { --font-display: ${familiesOf(display)}; --font-text: ${familiesOf(text)}; } }`
      : undefined,
};

/** The templates for replies in each of the site's languages. */
const replies = site.languages.map((code) => {
  const { words, language, format } = editionOf(code);
  const types = Object.entries({
    ...fieldOf('assignment_type')?.options,
    ...words.popup.options.assignment_type,
  });
  return [
    code,
    {
      locale: language.locale,
      dir: language.dir,
      ...words.replies,
      types: Object.fromEntries(types.map(([name, label]) => [name, format.inText(label)])),
    },
  ];
});

const ICONS = ICON_SIZES.map((size) => ({
  src: `icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));
const { paper } = site.theme.colours.light;

/** A manifest and icons, so that a phone can install the desk. Browsers fetch the manifest without cookies by default. */
const manifest: Plugin = {
  name: 'manifest',
  async generateBundle() {
    const emit = (fileName: string, source: string | Uint8Array) =>
      this.emitFile({ type: 'asset', fileName, source });
    for (const size of ICON_SIZES) emit(`icon-${size}.png`, await iconOf(size));
    emit('icon.svg', favicon);
    const names = { name: `${site.brand}: desk`, short_name: `${site.brand} desk` };
    const looks = { display: 'standalone', background_color: paper, theme_color: paper, icons: ICONS };
    emit('desk.webmanifest', JSON.stringify({ ...names, id: './', start_url: './', ...looks }));
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: './desk.webmanifest', crossorigin: 'use-credentials' } },
    { tag: 'link', attrs: { rel: 'icon', href: './icon.svg' } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-180.png' } },
  ],
};

export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  base: './',
  logLevel: 'warn',
  plugins: [react(), theme, manifest],
  define: {
    'import.meta.env.BRAND': JSON.stringify(site.brand),
    'import.meta.env.REPLIES': JSON.stringify(Object.fromEntries(replies)),
  },
  build: {
    outDir: fileURLToPath(new URL('dist', import.meta.url)),
    emptyOutDir: true,
    // The policy allows only the desk's own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
  },
});
