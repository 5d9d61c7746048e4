import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import { SIGNS } from '../site/ui/signs.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** What the page is made of: the owner's settings, the words, the components, their styles; and the form's rules. */
const FOLDERS = ['site', 'lead'];
/** Not the words of languages that no page speaks yet. */
const SOURCE = /^(?!content\W(?!en\W)\w+\W).*(?<!\.test)\.(ts|tsx|astro|css)$/;
const COMMENT = /\/\*.*?\*\/|^ *\/\/.*?$/gms;
const ASCII = range(0x20, 0x7e);
const LATIN_1_LETTERS = range(0xc0, 0xff);
const TYPED_TYPOGRAPHY = '‘’“”–—…·•€£°−';

const sources = (await Promise.all(FOLDERS.map(sourcesIn))).flat();

/** What the page's own words use: all of ASCII, and whatever else stands in the files it is made of. */
export const PAGE_CHARACTERS = ASCII + charactersOfSources();
/** What visitors may type besides: most names of Western Europe. Other letters fall back to the system's font. */
export const TYPED_CHARACTERS = LATIN_1_LETTERS + TYPED_TYPOGRAPHY;

/**
 * Stops the build where the page's words hold a character that `family` cannot write: the browser would
 * take it from some font of the system, and nobody would notice. Signs that are drawn need no font.
 */
export function refuseMissing(family: string, missing: Iterable<string>): void {
  const lines = [...missing].filter((character) => !(character in SIGNS)).map(placeOf);
  if (lines.length === 0) return;
  throw new AstroError(
    `${family} cannot write:\n${lines.join('\n')}`,
    'Write it otherwise, or name a font in astro.config.ts that has it. A sign such as an arrow can be drawn: see site/ui/signs.ts.',
  );
}

/** `  漢 (U+6F22) in site/site.config.ts:12` */
function placeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const source = sources.find(({ text }) => text.includes(character));
  const line = source?.text.slice(0, source.text.indexOf(character)).split('\n').length;
  return `  ${character} (U+${code}) in ${source?.path}:${line}`;
}

function charactersOfSources(): string {
  const characters = new Set(sources.map(({ text }) => text).join(''));
  return [...characters]
    .filter((character) => character > '~')
    .sort()
    .join('');
}

/** The files of a folder that a character of the page can come from, their comments emptied: `path` starts at the project. */
async function sourcesIn(folder: string): Promise<{ path: string; text: string }[]> {
  const names = await readdir(join(PROJECT, folder), { recursive: true });
  return Promise.all(
    names
      .filter((name) => SOURCE.test(name))
      .map(async (name) => {
        const text = await readFile(join(PROJECT, folder, name), 'utf8');
        const words = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ''));
        return { path: `${folder}/${name.replaceAll('\\', '/')}`, text: words.normalize() };
      }),
  );
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
