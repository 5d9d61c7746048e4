import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from '../site/site.config.ts';
import { colourStyles } from '../site/theme.ts';

const THEME = 'virtual:theme.css';
const LOADED_THEME = `\0${THEME}`;
const { display, text } = site.theme.fonts;

/** As Fontsource's own styles name it. */
const familyOf = (name: string) => {
  const words = name
    .replace(/^.*\//, '')
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return `'${words.join(' ')}${name.startsWith('@fontsource-variable/') ? ' Variable' : ''}'`;
};

/** The owner's colours and fonts: the desk looks like the page. */
const theme = {
  name: 'theme',
  resolveId: (id: string) => (id === THEME ? LOADED_THEME : undefined),
  load: (id: string) =>
    id === LOADED_THEME
      ? `@import '${display}'; @import '${text}';
${colourStyles(site.theme.colours)}
@layer tokens { :root { --font-display: ${familyOf(display)}, Georgia, serif; --font-text: ${familyOf(text)}, Arial, sans-serif; } }`
      : undefined,
};

export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  base: './',
  logLevel: 'warn',
  plugins: [react(), theme],
  define: { 'import.meta.env.BRAND': JSON.stringify(site.brand) },
  build: {
    outDir: fileURLToPath(new URL('dist', import.meta.url)),
    emptyOutDir: true,
    // The policy takes files from the desk alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
  },
});
