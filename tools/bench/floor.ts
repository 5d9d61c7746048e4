import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../../site/build/precompress.ts';

/** Where the floor of the home page stands. */
export const FLOOR_PATH = '/floor.html';
/** Where the floor of the form's page stands. */
export const FORM_FLOOR_PATH = '/form-floor.html';

/**
 * Writes the floor of a page into the site in `directory`: the same document with every
 * script taken out, JSON-LD included. No page with these words and this design loads sooner.
 */
export async function writeFloor(directory: string, path: string, html: string): Promise<void> {
  const floor = join(directory, path);
  await writeFile(floor, withoutScripts(html));
  await compress(floor);
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/g, '');
}
