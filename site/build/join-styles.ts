const HEAD = /<head>.*?<\/head>/s;
const STYLE = /<style>(.*?)<\/style>/gs;

/**
 * `html` with the styles of its head joined in one element, in order, in the place of the last. A policy lists a hash
 * for each style, which weighs as much as the smallest of them. Styles with attributes are not changed.
 */
export function withOneStyle(html: string): string {
  return html.replace(HEAD, (head) => {
    const styles = Array.from(head.matchAll(STYLE), ([, text = '']) => text);
    let left = styles.length;
    return head.replace(STYLE, () => (--left > 0 ? '' : `<style>${styles.join('\n')}</style>`));
  });
}
