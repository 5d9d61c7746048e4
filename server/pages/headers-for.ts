import { hash } from 'node:crypto';

/** Headers that browsers apply only to documents. */
const OF_DOCUMENTS = new Set([
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]);
/** Types that browsers open as documents and that may contain scripts. */
const DOCUMENT = /^(text\/html|image\/svg\+xml|application\/xml)\b/;

const INLINE_HASH = / ('sha256-[^']+')/g;

/**
 * The headers that apply to `contentType`: on a script or a font, the policy would be a wasted kilobyte. The policy lists
 * the inline styles and scripts of all pages; keeps only those in `html`, so that the answer fits into a new connection's first round trip.
 */
export function headersFor(
  contentType: string,
  headers: Readonly<Record<string, string>>,
  html = '',
): Record<string, string> {
  const inline = [...styleHashesOf([html]), ...scriptHashesOf([html])];
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    value.replaceAll(INLINE_HASH, (found, own) => (inline.includes(own) ? found : '')),
  ]);
  return Object.fromEntries(
    DOCUMENT.test(contentType) ? entries : entries.filter(([name = '']) => !OF_DOCUMENTS.has(name)),
  );
}

/** The hashes of all `<style>` elements in `documents`, as in a policy. A style contains only text, so this needs no HTML parser. */
export function styleHashesOf(documents: readonly string[]): string[] {
  return hashesOf(documents, /<style[^>]*>(.*?)<\/style/gis);
}

/** The hashes of all inline scripts in `documents`, as in a policy, without data such as JSON-LD. */
export function scriptHashesOf(documents: readonly string[]): string[] {
  return hashesOf(documents, /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script/gis);
}

function hashesOf(documents: readonly string[], inline: RegExp): string[] {
  const found = documents.flatMap((html) => Array.from(html.matchAll(inline)));
  return [...new Set(found.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`))];
}
