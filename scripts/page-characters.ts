import { readSources } from './sources.ts';

const COMMENT = /\/\*.*?\*\/|^ *\/\/.*?$/gms;
const ASCII = range(0x20, 0x7e);
const LATIN_1_LETTERS = range(0xc0, 0xff);
const TYPED_TYPOGRAPHY = '‘’“”–—…·•€£°−';

/** What the page's own words use: all of ASCII, and whatever else stands in the files it is made of. */
export const PAGE_CHARACTERS = ASCII + (await charactersOfSources());
/** What visitors may type besides: most names of Western Europe. Other letters fall back to the system's font. */
export const TYPED_CHARACTERS = LATIN_1_LETTERS + TYPED_TYPOGRAPHY;

async function charactersOfSources(): Promise<string> {
  const texts = (await readSources()).map(({ text }) => text.replaceAll(COMMENT, '').normalize());
  return [...new Set(texts.join(''))]
    .filter((character) => character > '~')
    .sort()
    .join('');
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
