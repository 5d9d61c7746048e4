import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** What the page is made of: the owner's settings, the words, the components, their styles; and the form's rules. */
const FOLDERS = ['site', 'lead'];
const SOURCE = /(?<!\.test)\.(ts|tsx|astro|css)$/;

/** A file of ours that the page is made of. `path` starts at the project, with slashes on every system. */
export type Source = { path: string; text: string };

/** Every file that a character of the page can come from, in the order of their paths. */
export async function readSources(): Promise<Source[]> {
  const names = await Promise.all(FOLDERS.map((folder) => sourcesIn(folder)));
  return Promise.all(
    names.flat().map(async (name) => ({
      path: name.replaceAll('\\', '/'),
      text: await readFile(join(PROJECT, name), 'utf8'),
    })),
  );
}

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(PROJECT, folder), { recursive: true });
  return names
    .filter((name) => SOURCE.test(name))
    .sort()
    .map((name) => join(folder, name));
}
