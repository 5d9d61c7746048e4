import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPTS = '_astro';
/** What the bundler makes of `site/popup/hydrate.tsx`. */
const ENTRY = /^hydrate\.[\w-]+\.js$/;
const STATIC_IMPORT = /\bfrom\s*"\.\/([^"]+)"/g;
const FORM = '<div id="lead-form"';

/**
 * Writes on the form in the home page which scripts make it answer (`data-scripts`),
 * so that they can be fetched without being run: an `import()` does both.
 */
export async function announceForm(site: string): Promise<void> {
  const page = join(site, 'index.html');
  const scripts = await formScripts(join(site, SCRIPTS));
  const html = announced(await readFile(page, 'utf8'), scripts);
  await writeFile(page, html);
}

async function formScripts(directory: string): Promise<string[]> {
  const entry = (await readdir(directory)).find((name) => ENTRY.test(name));
  if (!entry) throw new Error(`The build has no script of the form in ${directory}.`);
  const source = await readFile(join(directory, entry), 'utf8');
  return [entry, ...importsOf(source)].map((name) => `/${SCRIPTS}/${name}`);
}

/** The files that the built module `source` imports from beside it. */
export function importsOf(source: string): string[] {
  return Array.from(source.matchAll(STATIC_IMPORT), ([, name = '']) => name);
}

/** `html` with those of `scripts` written on its form that it does not bring itself. Throws where it has no form. */
export function announced(html: string, scripts: readonly string[]): string {
  if (!html.includes(FORM)) throw new Error('The home page has no form to announce the scripts of.');
  const others = scripts.filter((script) => !html.includes(`src="${script}"`));
  return html.replace(FORM, `${FORM} data-scripts="${others.join(' ')}"`);
}
