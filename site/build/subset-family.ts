import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Cut, Font, Weights } from '../settings/fonts.ts';
import { refuseMissing } from './page-characters.ts';

/** The directory of subsets: Astro's generated folder, which is not committed. */
const FOLDER = new URL('../../.astro/fonts/', import.meta.url);
/** The end marker of a font format's table, not a character. */
const END_OF_TABLE = 0xffff;
/** The joining forms of letters. */
const JOINING = ['curs', 'fina', 'init', 'isol', 'medi'];
/** Features that apply by default, and the figures that the styles use. */
const FEATURES = [
  ...['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
  ...JOINING,
];

export type Family = {
  font: Font;
  characters: string;
  /** The range of weights in use. */
  weights: Weights;
  /** Whether it has only its own characters, beside a family with the rest. */
  ranged?: boolean;
  /** Whether it must have every character. Another family leaves out those that it lacks. */
  complete?: boolean | undefined;
};

/** A font file with part of a family, for Astro. Without a range it covers every character. */
export type Subset = { src: [string]; unicodeRange?: [string, ...string[]]; weight: string; style: 'normal' };

/**
 * Writes the parts of a family that this site needs, and returns their paths: one file per weight, and a second if the
 * text has letters beyond Western Europe.
 */
export async function subsetFamily(family: Family): Promise<[Subset, ...Subset[]]> {
  const { font, weights, complete = false, ...wanted } = family;
  const [first = [], ...others] = await Promise.all(
    font.cuts(weights).map((cut) => subsetCut(cut, wanted, complete ? font.family : undefined)),
  );
  const [main, ...more] = [...first, ...others.flat()];
  if (!main) throw new Error(`${font.family} has no files.`);
  return [main, ...more];
}

async function subsetCut(
  cut: Cut,
  { characters, ranged = false }: Pick<Family, 'characters' | 'ranged'>,
  complete: string | undefined,
): Promise<Subset[]> {
  const [path = '', ...more] = cut.files;
  const first = await readFile(path);
  const wanted = new Set(characters);
  const { min, max } = cut.weights;
  const face = { weight: min === max ? `${min}` : `${min} ${max}`, style: 'normal' as const };
  const main: Subset = { src: [await subsetOf(first, cut, characters)], ...face };
  const present = charactersOf(first).filter((character) => wanted.delete(character));
  const subsets = [ranged && present.length > 0 ? { ...main, unicodeRange: unicodeRangeOf(present) } : main];

  for (const path of more) {
    const original = await readFile(path);
    const found = charactersOf(original).filter((character) => wanted.delete(character));
    if (found.length === 0) continue;
    const src = await subsetOf(original, cut, found.join(''));
    subsets.push({ src: [src], unicodeRange: unicodeRangeOf(found), ...face });
  }
  if (complete) refuseMissing(complete, wanted);
  return subsets;
}

/** The characters with a glyph in a font file. */
export function charactersOf(file: Buffer): string[] {
  const font = create(file);
  if (font.isCollection) throw new Error('A collection of fonts has no characters of its own.');
  return font.characterSet.filter((code) => code !== END_OF_TABLE).map((code) => String.fromCodePoint(code));
}

/** The path of the part of a font file with `characters`. */
async function subsetOf(original: Buffer, { weights, isVariable }: Cut, characters: string): Promise<string> {
  const { min, max } = weights;
  const bounds = min === max ? min : { min, max, default: min };
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES,
    // Modern screens render without hints, and two of the families have almost none.
    noHinting: true,
    ...(isVariable ? { variationAxes: { wght: bounds } } : {}),
  };
  const key = createHash('sha256').update(original).update(JSON.stringify({ characters, options }));
  const path = fileURLToPath(new URL(`${key.digest('hex').slice(0, 16)}.woff2`, FOLDER));
  if (existsSync(path)) return path;

  const subset = await subsetFont(original, characters, options);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path, subset);
  return path;
}

/** `characters` as a CSS `unicode-range`, with neighbours merged: `U+C0-FF`. */
function unicodeRangeOf(characters: Iterable<string>): [string, ...string[]] {
  const codes = new Set([...characters].map((character) => character.codePointAt(0) ?? 0));
  const sorted = [...codes].sort((one, other) => one - other);
  const ends = sorted.filter((code) => !codes.has(code + 1));
  const [first = '', ...more] = sorted
    .filter((code) => !codes.has(code - 1))
    .map((start, index) => `U+${hex(start)}${start === ends[index] ? '' : `-${hex(ends[index])}`}`);
  return [first, ...more];
}

function hex(code = 0): string {
  return code.toString(16).toUpperCase();
}
