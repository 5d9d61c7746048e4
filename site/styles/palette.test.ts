import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { dark, light } from './palette.ts';
import tokens from './tokens.css?raw';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgb|hsl|oklch)a?\(/gi;
const SOURCE = /(?<!\.test)\.(css|ts|tsx|astro|svg)$/;
/** The portraits are pictures, of colours of their own. */
const PICTURES = /^public.avatars/;

it.each([
  ['light', light],
  ['dark', dark],
])('takes the colours of the %s theme from the tokens', (_, palette) => {
  for (const [name, colour] of Object.entries(palette)) expect(tokens).toContain(`--raw-${name}: ${colour};`);
});

it('knows the themes apart', () => {
  expect(light.paper).not.toBe(dark.paper);
});

it('is the one source of colours: none stands outside the tokens', async () => {
  const names = (await readdir(SITE, { recursive: true })).filter(
    (name) => SOURCE.test(name) && !PICTURES.test(name) && !name.endsWith('tokens.css'),
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
