import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sampleSite } from '../../tests/support/sample-site.ts';
import { colourStyles } from './theme.ts';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgb|hsl|oklch)a?\(/gi;
const SOURCE = /(?<!\.test)\.(css|ts|tsx|astro)$/;
/** Where the theme is set, and where its rules have examples. */
const THEME = new Set(['site.config.ts', 'settings/theme.ts']);

it('gives the styles each colour by name, with dark ones for the dark theme', () => {
  const { light, dark } = sampleSite.theme.colours;
  const [byDay = '', byNight = ''] = colourStyles(sampleSite.theme.colours).split(
    '(prefers-color-scheme:dark)',
  );
  expect(byDay).toContain(`--raw-paper:${light.paper};`);
  expect(byDay).toContain(`--raw-ink-soft:${light.inkSoft};`);
  expect(byNight).toContain(`--raw-paper:${dark.paper};`);
});

it('is the only source of colours in the site', async () => {
  const names = (await readdir(SITE, { recursive: true })).filter(
    (name) => SOURCE.test(name) && !THEME.has(name),
  );
  const found = await Promise.all(
    names.map(async (name) => {
      const colours = (await readFile(`${SITE}${name}`, 'utf8')).match(COLOUR) ?? [];
      return colours.map((colour) => `${name}: ${colour}`);
    }),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(found.flat()).toEqual([]);
});
