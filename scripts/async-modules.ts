import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

const MODULE = '<script type="module" src=';

/**
 * Has each built page run its module in a task of its own. Without `async` a module
 * runs in the task that ends the parsing, and what the browser does then comes on top.
 * The module stands behind all that it works on, so it is never too early.
 */
export function asyncModules(): AstroIntegration {
  return rewritePages('async-modules', withAsyncModules);
}

/** `html` with `async` on each module that it brings from a file. */
export function withAsyncModules(html: string): string {
  return html.replaceAll(MODULE, MODULE.replace('script', 'script async'));
}
