import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingGlyphs } from './check-glyphs.ts';
import { subsetFamily } from './subset-family.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'leads-glyphs-'));
  const [first, second] = await subsetFamily({
    files: '@fontsource/covered-by-your-grace/files/covered-by-your-grace-*-400-normal.woff2',
    characters: 'abéČ',
  });
  await copyFile(first.src[0], join(directory, 'first.woff2'));
  await copyFile(second?.src[0] ?? '', join(directory, 'second.woff2'));
});
afterAll(() => rm(directory, { recursive: true }));

const face = (file: string) =>
  `@font-face{font-family:"Pen-0123456789abcdef";src:url("/${file}") format("woff2");}`;
const FONTS = `${face('first.woff2')}${face('second.woff2')}:root{--font-pen:"Pen-0123456789abcdef",serif;}`;

/** What is missing of a page that writes `text` by the pen. */
async function missingOf(text: string, fonts = FONTS) {
  const styles = `<style>${fonts}</style><style>body{font-family:var(--font-pen)}</style>`;
  await writeFile(join(directory, 'index.html'), `<html><head>${styles}</head><body>${text}</body></html>`);
  return missingGlyphs(directory);
}

describe('the check of the glyphs', () => {
  it.each([
    ['what a file of the family has', 'ab é Č'],
    ['letters that are made of two characters', 'e\u0301'],
    ['white space and joiners', 'a \n\t\u00ad\u200b b'],
  ])('passes %s', async (_, text) => {
    expect(await missingOf(text)).toEqual([]);
  });

  it('names a character without a glyph once, with its family and the words around it', async () => {
    expect(await missingOf('<p>ab 漢 ab</p><p>漢</p>')).toEqual([
      { character: '漢', family: 'Pen', page: 'index.html', excerpt: 'ab 漢 ab' },
    ]);
  });

  it('fails where a font has no file: it would check nothing', async () => {
    await expect(missingOf('a', ':root{--font-pen:serif}')).rejects.toThrow('no file for --font-pen');
  });
});
