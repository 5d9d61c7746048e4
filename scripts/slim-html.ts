import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

/** What libraries write into HTML for other uses than ours, and the comments of inline styles. */
const OF_NO_USE = [
  / class="lucide [\w -]*"/g,
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g,
  /(?<=<style>)\/\*.*?\*\/\s*/gs,
];
/** React's marks between two texts. In the form it finds its way by them; all else it never sees again. */
const TEXT_MARK = /<!-- -->/g;
/** An icon of lucide's, in which one path begins where another has ended. */
const ICON = /<svg[^>]* class="lucide .*?<\/svg>/gs;
const NEXT_PATH = '"></path><path d="M';
const FORM = /(<div id="lead-form".*?<\/dialog>)/s;

/** Takes out of the built pages what nobody reads there. */
export function slimHtml(): AstroIntegration {
  return rewritePages('slim-html', slim);
}

/**
 * `html` without what is of no use; it looks and means the same in a browser. The
 * form keeps every node, since React looks for them.
 */
export function slim(html: string): string {
  return html
    .split(FORM)
    .map((part) => (FORM.test(part) ? part : part.replaceAll(TEXT_MARK, '').replaceAll(ICON, drawnAtOnce)))
    .map((part) => OF_NO_USE.reduce((rest, useless) => rest.replaceAll(useless, ''), part))
    .join('');
}

/** An icon with its paths in one: each element has to be styled again when the popup opens. */
function drawnAtOnce(icon: string): string {
  return icon.replaceAll(NEXT_PATH, 'M');
}
