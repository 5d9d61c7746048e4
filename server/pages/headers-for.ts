import { hash } from 'node:crypto';

/** What a browser heeds where an answer becomes a document, and nowhere else. */
const OF_DOCUMENTS = new Set([
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]);
/** What can be opened as a document and may hold scripts. */
const DOCUMENT = /^(text\/html|image\/svg\+xml|application\/xml)\b/;

const STYLE_HASH = / ('sha256-[^']+')/g;

/**
 * Those of `headers` that say something to an answer of `contentType`: on a script or a font the policy is a kilobyte of
 * nothing. The policy names the styles of all pages, of which it keeps those in `html`: the answer fits into the first
 * turn of a new connection.
 */
export function headersFor(
  contentType: string,
  headers: Readonly<Record<string, string>>,
  html = '',
): Record<string, string> {
  const own = styleHashesOf([html]);
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    value.replaceAll(STYLE_HASH, (found, style) => (own.includes(style) ? found : '')),
  ]);
  return Object.fromEntries(
    DOCUMENT.test(contentType) ? entries : entries.filter(([name = '']) => !OF_DOCUMENTS.has(name)),
  );
}

/** The hash of each `<style>` in `documents`, once, as a policy names it. The element holds text until its end tag: no parser is needed to find it. */
export function styleHashesOf(documents: readonly string[]): string[] {
  const styles = documents.flatMap((html) => Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style/gis)));
  return [...new Set(styles.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`))];
}
