import { create } from 'fontkitten';

/** Closes the table of a font file in one of its formats, and is no character. */
const END_OF_TABLE = 0xffff;

/** The characters that a font file has a glyph for. Throws where it is a collection of fonts. */
export function charactersOf(file: Buffer): string[] {
  const font = create(file);
  if (font.isCollection) throw new Error('A collection of fonts has no characters of its own.');
  return font.characterSet.filter((code) => code !== END_OF_TABLE).map((code) => String.fromCodePoint(code));
}
