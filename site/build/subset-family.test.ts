import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { fontOf } from '../settings/fonts.ts';
import { charactersOf, subsetFamily } from './subset-family.ts';

const PEN = { font: fontOf('@fontsource/covered-by-your-grace'), weights: { min: 400, max: 400 } };

const glyphsOf = async (path: string) => charactersOf(await readFile(path)).join('');

describe('a subset family', () => {
  it('is one file with the characters', async () => {
    const [subset, ...more] = await subsetFamily({ ...PEN, characters: 'ab é' });
    expect(await glyphsOf(subset.src[0])).toBe(' abé');
    expect(subset).toMatchObject({ weight: '400', style: 'normal' });
    expect(more).toEqual([]);
  });

  it('adds a second file for letters that the first lacks', async () => {
    const [first, second] = await subsetFamily({ ...PEN, characters: 'aČ' });
    expect(await glyphsOf(first.src[0])).toBe('a');
    expect(await glyphsOf(second?.src[0] ?? '')).toBe('Č');
    expect(second?.unicodeRange).toEqual(['U+10C']);
    expect(first).not.toHaveProperty('unicodeRange');
  });

  it('declares only its own characters, as ranges, beside another family', async () => {
    const [{ unicodeRange }] = await subsetFamily({ ...PEN, characters: 'baxc', ranged: true });
    expect(unicodeRange).toEqual(['U+61-63', 'U+78']);
  });

  it('is refused if a required character is missing, except for drawn signs', async () => {
    await subsetFamily({ ...PEN, characters: 'a→%', complete: true });
    const cut = subsetFamily({ ...PEN, characters: 'aس', complete: true });
    await expect(cut).rejects.toThrow(
      /Covered By Your Grace lacks these characters:\n {2}س \(U\+0633\) in site\/\S+:\d+/,
    );
  });

  it('keeps the joining forms of letters', async () => {
    const [subset] = await subsetFamily({
      font: fontOf('@fontsource-variable/noto-naskh-arabic', 'Arab'),
      characters: 'سلام',
      weights: { min: 700, max: 700 },
      ranged: true,
    });
    const { numGlyphs } = create(await readFile(subset.src[0])) as { numGlyphs: number };
    // Four letters. Separate, they would be four glyphs and the one for missing characters.
    expect(numGlyphs).toBeGreaterThan(2 * 4);
  });

  it('keeps its weight range', async () => {
    const [{ weight }] = await subsetFamily({
      font: fontOf('@fontsource-variable/brygada-1918'),
      characters: 'a',
      weights: { min: 400, max: 700 },
    });
    expect(weight).toBe('400 700');
  });
});
