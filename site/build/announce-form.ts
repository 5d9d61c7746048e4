import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPTS = '_astro';
/** What the bundler makes of `site/popup/hydrate.tsx`. */
const ENTRY = /^hydrate\.[\w-]+\.js$/;
const STATIC_IMPORT = /\bfrom\s*"\.\/([^"]+)"/g;
const FORM = '<div id="lead-form"';

/**
 * Writes on the form in each of `pages` that has one which script makes it answer (`data-script`), so that it can be
 * fetched without being run, and asked for again under another address. Stops the build where it is not
 * one file: what it imports besides could fail by itself, and browsers do not ask for it again.
 */
export async function announceForm(site: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    if (html.includes(FORM))
      await writeFile(page, announced(html, await formScript(join(site, SCRIPTS), html)));
  }
}

async function formScript(directory: string, html: string): Promise<string> {
  const entry = (await readdir(directory)).find((name) => ENTRY.test(name));
  if (!entry) throw new Error(`The build has no script of the form in ${directory}.`);
  const others = importsBeyond(html, await readFile(join(directory, entry), 'utf8'));
  if (others.length > 0)
    throw new Error(`The form's script is not one file: it imports ${others.join(', ')}.`);
  return `/${SCRIPTS}/${entry}`;
}

/** The files beside it that the built module `source` imports, but for those that the page `html` brings itself. */
export function importsBeyond(html: string, source: string): string[] {
  const imports = Array.from(source.matchAll(STATIC_IMPORT), ([, name = '']) => name);
  return imports.filter((name) => !html.includes(`src="/${SCRIPTS}/${name}"`));
}

/** `html` with the address of its form's script written on the form. Throws where it has no form. */
export function announced(html: string, script: string): string {
  if (!html.includes(FORM)) throw new Error('A page has no form to announce the script of.');
  return html.replace(FORM, `${FORM} data-script="${script}"`);
}
