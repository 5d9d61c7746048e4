import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page of the build: its name within it, where it lies, and what stands in it. */
export type BuiltPage = { name: string; path: string; html: string };

/** Every page of the built site in `directory`, in the order of their names. */
export async function builtPages(directory: string): Promise<BuiltPage[]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(directory, name);
      return { name, path, html: await readFile(path, 'utf8') };
    }),
  );
}
