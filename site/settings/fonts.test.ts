import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFont, fontOf, scriptOf } from './fonts.ts';

const filesOf = (name: string, min: number, max: number) =>
  fontOf(name)
    .cuts({ min, max })
    .map(({ weights, files }) => [weights.min, weights.max, ...files.map((file) => basename(file))]);

describe('a font', () => {
  it('with a one-word name is found by its package, in one file for all weights', () => {
    expect(fontOf('@fontsource-variable/lora')).toMatchObject({
      family: 'Lora',
      fallbacks: ['Georgia', 'serif'],
    });
    expect(filesOf('@fontsource-variable/lora', 300, 900)).toEqual([
      [400, 700, 'lora-latin-wght-normal.woff2', 'lora-latin-ext-wght-normal.woff2'],
    ]);
  });

  it('that is not variable has a file for each weight, the nearest available', () => {
    expect(filesOf('@fontsource/covered-by-your-grace', 400, 700)).toEqual([
      [
        400,
        400,
        'covered-by-your-grace-latin-400-normal.woff2',
        'covered-by-your-grace-latin-ext-400-normal.woff2',
      ],
    ]);
  });

  it('of a family that is also variable has its own files', () => {
    expect(filesOf('@fontsource/caveat', 300, 600)).toEqual(
      [400, 600].map((weight) => [
        weight,
        weight,
        `caveat-latin-${weight}-normal.woff2`,
        `caveat-latin-ext-${weight}-normal.woff2`,
      ]),
    );
  });

  it('is found for each script of the languages', () => {
    expect(scriptOf('es')).toBe('Latn');
    expect(scriptOf('ar')).toBe('Arab');
    expect(() => scriptOf('ja')).toThrow(
      'ja is written in the script Jpan: name fonts for it in site/settings/fonts.ts.',
    );
    expect(findFont('@fontsource-variable/brygada-1918', 'Arab')).toMatchObject({
      fault: expect.stringContaining('has no upright Arabic letters (Brygada 1918)'),
    });
  });

  it.each([
    ['Lora', "must be the name of a font's npm package"],
    ['../lora', "must be the name of a font's npm package"],
    ['@fontsource/of-nobody', 'is not installed: run "npm install --save-exact @fontsource/of-nobody"'],
  ])('is rejected as %j, with the remedy', (name, fault) => {
    expect(findFont(name)).toMatchObject({ fault: expect.stringContaining(fault) });
  });
});
