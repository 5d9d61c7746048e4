import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../scripts/precompress.ts';

/** Where the floor stands beside the page. */
export const FLOOR_PATH = '/floor.html';

/**
 * Copies the built site at `site` to `directory` and puts the floor beside the
 * page: the same document with every script taken out, JSON-LD included. No
 * page with these words and this design loads sooner.
 */
export async function writeFloor(site: string, directory: string): Promise<void> {
  await cp(site, directory, { recursive: true });
  const page = await readFile(join(site, 'index.html'), 'utf8');
  const floor = join(directory, FLOOR_PATH);
  await writeFile(floor, withoutScripts(page));
  await compress(floor);
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/g, '');
}
