import { createHash } from 'node:crypto';

/** The types of a `<script>` that a browser only keeps: it asks no policy about them. */
const DATA_TYPES = /^application\/(ld\+)?json$/;

/** What a content-security policy has to name of a document, as `'sha256-…'`. */
export type InlineHashes = { styles: readonly string[]; scripts: readonly string[] };

/** The hashes of every `<style>` and of every script without an address in `documents`, each once. */
export function inlineHashes(documents: readonly string[]): InlineHashes {
  // Both elements hold text until their end tag, whatever stands in it: no parser is needed to find them.
  const elements = documents.flatMap((html) => [
    ...html.matchAll(/<(?<name>style|script)(?<attributes>\s[^>]*)?>(?<text>.*?)<\/\k<name>/gis),
  ]);
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const { groups: { name = '', attributes = '', text = '' } = {} } of elements) {
    if (name.toLowerCase() === 'style') styles.add(hashOf(text));
    else if (isInlineCode(attributes)) scripts.add(hashOf(text));
  }
  return { styles: [...styles], scripts: [...scripts] };
}

function isInlineCode(attributes: string): boolean {
  const [, type = ''] = /\stype="?([^\s">]*)/i.exec(attributes) ?? [];
  return !/\ssrc=/i.test(attributes) && !DATA_TYPES.test(type);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
