import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { builtPages } from './built-pages.ts';
import { charactersOf } from './characters-of.ts';
import { readSources } from './sources.ts';
import { writtenTexts } from './written-texts.ts';

/** What no font is asked for: white space, control characters, joiners. */
const NO_GLYPH = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const EXCERPT_LENGTH = 20;
const NAMED_PLACES = 3;
const REMEDY =
  'Write it otherwise, or name a font in astro.config.ts that has it. A sign such as an arrow can be drawn: see site/ui/Drawn.tsx.';

/** A character that a page writes in a family which has no glyph for it, and the words around it. */
export type Missing = { character: string; family: string; page: string; excerpt: string };

/**
 * Stops the build where a page writes a character that its font lacks: the browser
 * would take it from some font of the system, and nobody would notice.
 */
export async function checkGlyphs(site: string): Promise<void> {
  const missing = await missingGlyphs(site);
  if (missing.length > 0) throw new AstroError(await messageOf(missing), REMEDY);
}

/** Every character of the built pages in `directory` that the family in which it is written lacks, once a page. */
export async function missingGlyphs(directory: string): Promise<Missing[]> {
  const missing: Missing[] = [];
  for (const { name: page, html } of await builtPages(directory)) {
    for (const [font, texts] of writtenTexts(html)) {
      const { family, characters } = await familyOf(font, html, directory);
      // Each character that is found counts as there from then on: it is told once.
      for (const text of texts.map((text) => text.normalize()))
        for (const { 0: character, index } of text.matchAll(/./gsu)) {
          if (NO_GLYPH.test(character) || characters.has(character)) continue;
          characters.add(character);
          missing.push({ character, family, page, excerpt: excerptAt(text, index) });
        }
    }
  }
  return missing;
}

/** The family behind `--font-{font}`, and what its files of the build have glyphs for. Throws where it has none. */
async function familyOf(font: string, html: string, directory: string) {
  const [, name = ''] = new RegExp(`--font-${font}:\\s*"([^"]+)"`).exec(html) ?? [];
  const faces = html.matchAll(/@font-face\s*{\s*font-family:\s*"([^"]+)";\s*src:\s*url\("([^"]+)"/g);
  const addresses = [...faces].flatMap(([, family, address = '']) => (family === name ? [address] : []));
  if (addresses.length === 0) throw new Error(`The page names no file for --font-${font}.`);
  const files = await Promise.all(addresses.map((address) => readFile(join(directory, address))));
  // Astro puts a hash behind the name that astro.config.ts gives.
  return { family: name.replace(/-[0-9a-f]{16}$/, ''), characters: new Set(files.flatMap(charactersOf)) };
}

function excerptAt(text: string, index: number): string {
  const excerpt = text.slice(Math.max(0, index - EXCERPT_LENGTH), index + EXCERPT_LENGTH);
  return excerpt.replaceAll(/\s+/g, ' ').trim();
}

/** How a character is named to a person: `U+6F22`. */
function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

async function messageOf(missing: readonly Missing[]): Promise<string> {
  const sources = await readSources();
  const paragraphs = missing.map(({ character, family, page, excerpt }) => {
    const places = sources.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (line.includes(character) ? [`${path}:${index + 1}`] : [])),
    );
    return [
      `  ${character} (${codePointOf(character)}), which ${family} cannot write`,
      `    in "${excerpt}" of ${page}`,
      ...places.slice(0, NAMED_PLACES).map((place) => `    from ${place}`),
    ].join('\n');
  });
  return `The pages write what their fonts have no glyph for:\n${paragraphs.join('\n')}`;
}
