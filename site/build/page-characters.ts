import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import { FONTS_BESIDE, type Script, scriptOf } from '../settings/fonts.ts';
import type { LanguageCode } from '../settings/languages.ts';
import { SIGNS } from '../ui/signs.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** What the page is made of: the owner's settings, the words, the components, their styles; and the form's rules. */
const FOLDERS = ['site', 'lead'];
/** What runs while the page is built is no part of it. */
const SOURCE = /^(?!site\/build\/).*(?<!\.test)\.(ts|tsx|astro|css)$/;
/** Where the words of a language are. Its name, in its `index.ts`, stands on the pages of the others. */
const WORDS = /^site\/content\/([\w-]+)\/(?!index\.ts)/;
const COMMENT = /\/\*.*?\*\/|^ *\/\/.*?$/gms;
/** They steer how a line breaks or runs. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const ASCII = range(0x20, 0x7e);
const LATIN_1_LETTERS = range(0xc0, 0xff);
const TYPED_TYPOGRAPHY = '‘’“”–—…·•€£°−';

/** What is written in them stands on pages in them alone. */
const OTHER_SCRIPTS = Object.keys(FONTS_BESIDE) as Script[];

const sources = (await Promise.all(FOLDERS.map(sourcesIn))).flat();

/** What the pages of a language write: all of ASCII, and whatever else stands in the files that they are made of. */
export function pageCharacters(code: LanguageCode): string {
  const characters = new Set(sourcesOf(code).join(''));
  const isForeign = anyOf(OTHER_SCRIPTS.filter((script) => script !== scriptOf(code)));
  const beyond = [...characters]
    .filter((character) => character > '~' && !UNSEEN.test(character) && !isForeign(character))
    .sort();
  return ASCII + beyond.join('');
}

/** Those of them that a script has for itself. */
export function charactersOfScript(code: LanguageCode): string {
  return [...pageCharacters(code)].filter(anyOf([scriptOf(code)])).join('');
}

/** Those of them that stand beside these. */
export function charactersBeside(code: LanguageCode): string {
  const isOfScript = anyOf([scriptOf(code)]);
  return [...pageCharacters(code)].filter((character) => !isOfScript(character)).join('');
}

/** What visitors may type besides: most names of Western Europe. Other letters fall back to the system's font. */
export const TYPED_CHARACTERS = LATIN_1_LETTERS + TYPED_TYPOGRAPHY;

/** Whether a character is used in one of `scripts`, and not in all. */
function anyOf(scripts: readonly Script[]): (character: string) => boolean {
  const expressions = scripts.map((script) => new RegExp(`\\p{Script_Extensions=${script}}`, 'u'));
  return (character) => expressions.some((expression) => expression.test(character));
}

/** The texts of the files that the pages of a language are made of. */
function sourcesOf(code: LanguageCode): string[] {
  const isRead = (path: string) => [undefined, String(code)].includes(WORDS.exec(path)?.[1]);
  return sources.filter(({ path }) => isRead(path)).map(({ text }) => text);
}

/**
 * Stops the build where the page's words hold a character that `family` cannot write: the browser would
 * take it from some font of the system, and nobody would notice. Signs that are drawn need no font.
 */
export function refuseMissing(family: string, missing: Iterable<string>): void {
  const lines = [...missing].filter((character) => !(character in SIGNS)).map(placeOf);
  if (lines.length === 0) return;
  throw new AstroError(
    `${family} cannot write:\n${lines.join('\n')}`,
    'Write it otherwise, or name a font that has it: "theme" in site/site.config.ts, and site/settings/fonts.ts for other scripts. A sign such as an arrow can be drawn: see site/ui/signs.ts.',
  );
}

/** `  漢 (U+6F22) in site/site.config.ts:12` */
function placeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const source = sources.find(({ text }) => text.includes(character));
  const line = source?.text.slice(0, source.text.indexOf(character)).split('\n').length;
  return `  ${character} (U+${code}) in ${source?.path}:${line}`;
}

/** The files of a folder that a character of the page can come from, their comments emptied: `path` starts at the project. */
async function sourcesIn(folder: string): Promise<{ path: string; text: string }[]> {
  const names = await readdir(join(PROJECT, folder), { recursive: true });
  return Promise.all(
    names
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => SOURCE.test(path))
      .map(async (path) => {
        const text = await readFile(join(PROJECT, path), 'utf8');
        const words = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ''));
        return { path, text: words.normalize() };
      }),
  );
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
