import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Where the subsets are kept: Astro's own folder for what it makes, which is never committed. */
const FOLDER = new URL('../.astro/fonts/', import.meta.url);

const ASCII = range(0x20, 0x7e);
const LATIN_1_LETTERS = range(0xc0, 0xff);
const TYPOGRAPHY = '\u00a0‘’“”–—…·×§¶†‡→←✓•€£°©®™−≤≥';

/** What the page's own words may use. */
export const PAGE_CHARACTERS = ASCII + TYPOGRAPHY;
/** What visitors may type besides: most names of Western Europe. Other letters fall back to the system's font. */
export const TYPED_CHARACTERS = PAGE_CHARACTERS + LATIN_1_LETTERS;

type Weights = { min: number; max: number };

/**
 * Writes the part of a font file that this site needs, and answers with its
 * path. `file` is a file of an npm package; `weights` bounds a variable font.
 */
export async function subsetOf(file: string, characters: string, weights?: Weights): Promise<string> {
  const original = await readFile(fileURLToPath(import.meta.resolve(file)));
  const settings = JSON.stringify({ characters, weights });
  const key = createHash('sha256').update(original).update(settings).digest('hex').slice(0, 16);
  const path = fileURLToPath(new URL(`${key}.woff2`, FOLDER));
  if (existsSync(path)) return path;

  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    ...(weights ? { variationAxes: { wght: { ...weights, default: weights.min } } } : {}),
  });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path, subset);
  return path;
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
