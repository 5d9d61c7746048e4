import { writeFile } from 'node:fs/promises';
import { builtPages } from './built-pages.ts';

const MODULE = '<script type="module" src=';

/**
 * Has browsers fetch the pages' scripts after what the first view needs: the page
 * reads whole without them. Astro takes no attributes on a script that it bundles.
 */
export async function lowerScriptPriority(site: string): Promise<void> {
  for (const { path, html } of await builtPages(site))
    await writeFile(path, html.replaceAll(MODULE, '<script type="module" fetchpriority="low" src='));
}
