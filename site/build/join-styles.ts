const HEAD = /<head>.*?<\/head>/s;
const STYLE = /<style>(.*?)<\/style>/gs;

/**
 * `html` with the styles of its head in one element, in the place of the last and in their order. A content-security
 * policy names each by a hash, which weighs as much as the smallest of them. Those with attributes stay as they are.
 */
export function withOneStyle(html: string): string {
  return html.replace(HEAD, (head) => {
    const styles = Array.from(head.matchAll(STYLE), ([, text = '']) => text);
    let left = styles.length;
    return head.replace(STYLE, () => (--left > 0 ? '' : `<style>${styles.join('\n')}</style>`));
  });
}
