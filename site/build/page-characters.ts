import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import { FONTS_BESIDE, type Script, scriptOf } from '../settings/fonts.ts';
import type { LanguageCode } from '../settings/paths.ts';
import { SIGNS } from '../ui/signs.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** The sources of the page: the owner's settings, the text, the components and their styles, and the form's rules. */
const FOLDERS = ['site', 'lead'];
/** Excludes code that runs during the build. */
const SOURCE = /^(?!site\/build\/).*(?<!\.test)\.(ts|tsx|astro|css)$/;
/** The text of a language. The name in its `index.ts` appears on other languages' pages. */
const WORDS = /^site\/content\/([\w-]+)\/(?!index\.ts)/;
const COMMENT = /\/\*.*?\*\/|^ *\/\/.*?$/gms;
/** Characters that control line breaks or direction. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const ASCII = range(0x20, 0x7e);
const LATIN_1_LETTERS = range(0xc0, 0xff);
const TYPED_TYPOGRAPHY = '‘’“”–—…·•€£°−';

/** Files whose text appears only on some pages. */
const OTHER_SCRIPTS = Object.keys(FONTS_BESIDE) as Script[];

const sources = (await Promise.all(FOLDERS.map(sourcesIn))).flat();

/** The characters of a language's pages: ASCII, and every other character in their sources. */
export function pageCharacters(code: LanguageCode): string {
  const characters = new Set(sourcesOf(code).join(''));
  const isForeign = anyOf(OTHER_SCRIPTS.filter((script) => script !== scriptOf(code)));
  const beyond = [...characters]
    .filter((character) => character > '~' && !UNSEEN.test(character) && !isForeign(character))
    .sort();
  return ASCII + beyond.join('');
}

/** The characters that belong only to one script. */
export function charactersOfScript(code: LanguageCode): string {
  return [...pageCharacters(code)].filter(anyOf([scriptOf(code)])).join('');
}

/** The characters that appear beside these. */
export function charactersBeside(code: LanguageCode): string {
  const isOfScript = anyOf([scriptOf(code)]);
  return [...pageCharacters(code)].filter((character) => !isOfScript(character)).join('');
}

/** Letters that visitors may type: most names of Western Europe. Other letters use the system's font. */
export const TYPED_CHARACTERS = LATIN_1_LETTERS + TYPED_TYPOGRAPHY;

/** Whether a character belongs to one of `scripts`, and not to all. */
function anyOf(scripts: readonly Script[]): (character: string) => boolean {
  const expressions = scripts.map((script) => new RegExp(`\\p{Script_Extensions=${script}}`, 'u'));
  return (character) => expressions.some((expression) => expression.test(character));
}

/** The content of the source files of a language's pages. */
function sourcesOf(code: LanguageCode): string[] {
  const isRead = (path: string) => [undefined, String(code)].includes(WORDS.exec(path)?.[1]);
  return sources.filter(({ path }) => isRead(path)).map(({ text }) => text);
}

/**
 * Stops the build if the page has a character that `family` lacks. Otherwise browsers would silently use a system
 * font. Drawn signs need no font.
 */
export function refuseMissing(family: string, missing: Iterable<string>): void {
  const lines = [...missing].filter((character) => !(character in SIGNS)).map(placeOf);
  if (lines.length === 0) return;
  throw new AstroError(
    `${family} lacks these characters:\n${lines.join('\n')}`,
    'Replace the character, or choose a font that has it: "theme" in site/site.config.ts, and site/settings/fonts.ts for other scripts. A sign such as an arrow can be drawn: see site/ui/signs.ts.',
  );
}

/** `  漢 (U+6F22) in site/site.config.ts:12` */
function placeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const source = sources.find(({ text }) => text.includes(character));
  const line = source?.text.slice(0, source.text.indexOf(character)).split('\n').length;
  return `  ${character} (U+${code}) in ${source?.path}:${line}`;
}

/** The files of a folder that may contain page characters, without comments. `path` starts at the project. */
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
