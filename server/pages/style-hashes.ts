import { hash } from 'node:crypto';

/** The hash of each `<style>` in `documents`, once, as a policy names it. The element holds text until its end tag: no parser is needed to find it. */
export function styleHashesOf(documents: readonly string[]): string[] {
  const styles = documents.flatMap((html) => Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style/gis)));
  return [...new Set(styles.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`))];
}
