import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml';

type Edit = { start: number; end: number; text: string };

/**
 * Finishes a built page. Gives module scripts a low fetch priority, because Astro takes no attributes on bundled
 * scripts. Joins the head's styles into one element, in order and in the place of the last, because the content
 * security policy has a hash for each, and hosts drop a long policy. The parser only locates elements, so everything
 * else stays as written.
 */
export function finishPage(html: string): string {
  const styles: ElementNode[] = [];
  const edits: Edit[] = [];
  walkSync(parse(html), (node) => {
    if (node.type !== ELEMENT_NODE) return;
    const { name, attributes, parent, loc } = node;
    if (name === 'script' && attributes.type === 'module')
      edits.push({ start: loc[0].end - 1, end: loc[0].end - 1, text: ' fetchpriority="low"' });
    if (name === 'style' && parent.name === 'head' && Object.keys(attributes).length === 0) styles.push(node);
  });
  const joined = styles.map(({ loc: [open, close] }) => html.slice(open.end, close.start)).join('\n');
  const last = styles.at(-1);
  for (const style of styles) {
    const text = style === last ? `<style>${joined}</style>` : '';
    edits.push({ start: style.loc[0].start, end: style.loc[1].end, text });
  }
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html);
}
