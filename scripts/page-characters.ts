import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import { site } from '../site/site.config.ts';
import { SIGNS } from '../site/ui/signs.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** What the page is made of: the owner's settings, the words, the components, their styles; and the form's rules. */
const FOLDERS = ['site', 'lead'];
const SOURCE = /(?<!\.test)\.(ts|tsx|astro|css)$/;
/** Where the words of a language are. */
const WORDS = /^site\/content\/([\w-]+)\//;
/** Letters that have fonts of their own, in languages that are written with them. */
const OTHER_SCRIPT = /\p{Script_Extensions=Arabic}/u;
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
    .filter((character) => character > '~' && !OTHER_SCRIPT.test(character))
    .sort()
    .join('');
}

/** The files of a folder that a character of the page can come from, their comments emptied: `path` starts at the project. */
async function sourcesIn(folder: string): Promise<{ path: string; text: string }[]> {
  const names = await readdir(join(PROJECT, folder), { recursive: true });
  return Promise.all(
    names
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => SOURCE.test(path) && isUsed(path))
      .map(async (path) => {
        const text = await readFile(join(PROJECT, path), 'utf8');
        const words = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ''));
        return { path, text: words.normalize() };
      }),
  );
}

/** The words of a language that the site does not have stand on no page. */
function isUsed(path: string): boolean {
  const [, language] = WORDS.exec(path) ?? [];
  return language === undefined || site.languages.some((code) => code === language);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
