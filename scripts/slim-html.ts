import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What libraries write into HTML for other uses than ours, and the comments of inline styles. */
const OF_NO_USE = [
  / class="lucide [\w -]*"/g,
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g,
  /(?<=<style>)\/\*.*?\*\/\s*/gs,
];
/** React's marks between two texts. In the form it finds its way by them; all else it never sees again. */
const TEXT_MARK = /<!-- -->/g;
const FORM = /(<div id="lead-form".*?<\/dialog>)/s;

/** Takes out of the built pages what nobody reads there. */
export function slimHtml(): AstroIntegration {
  return {
    name: 'slim-html',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
        for (const page of pages) {
          const path = join(root, page);
          await writeFile(path, slim(await readFile(path, 'utf8')));
        }
      },
    },
  };
}

/** `html` without what is of no use; it means the same to a browser. */
export function slim(html: string): string {
  const lean = OF_NO_USE.reduce((rest, useless) => rest.replaceAll(useless, ''), html);
  return lean
    .split(FORM)
    .map((part) => (FORM.test(part) ? part : part.replaceAll(TEXT_MARK, '')))
    .join('');
}
