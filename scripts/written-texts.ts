import { ELEMENT_NODE, parse, TEXT_NODE } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

type Node = Parameters<typeof querySelectorAll>[0];
/** Attributes that the styles or a script show. */
const SHOWN_ATTRIBUTE = /^(data-|placeholder$)/;
const NOT_SHOWN = new Set(['script', 'style']);

/**
 * What `html` writes in each font, by the name of the font's variable
 * (`--font-pen` is `pen`): the texts in the elements whose rules ask for it, and
 * the strings of the styles, of which any font may be asked. Left out are
 * `data-drawn` elements, whose text is there to be read and is drawn as an icon.
 */
export function writtenTexts(html: string): Map<string, string[]> {
  const document: Node = parse(html);
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n');
  const strings = [...css.matchAll(/(?:content|--(?!font-)[\w-]+):\s*"([^"]+)"/g)].map(([, text = '']) =>
    unescaped(text),
  );

  const written = new Map<string, string[]>();
  const rules = css.matchAll(/([^{};]+)\{[^{}]*font-family:[^;}]*var\(--font-([\w-]+)\)(?=[;}])/g);
  for (const [, selector = '', font = ''] of rules) {
    const elements = querySelectorAll(document, selector.replaceAll(/::?(before|after)/g, ''));
    written.set(font, [...(written.get(font) ?? strings), ...elements.flatMap(textsIn)]);
  }
  return written;
}

function textsIn(node: Node): string[] {
  if (node.type === TEXT_NODE) return [node.value];
  if (node.type !== ELEMENT_NODE || NOT_SHOWN.has(node.name)) return [];
  const attributes = Object.entries(node.attributes).filter(([name]) => SHOWN_ATTRIBUTE.test(name));
  const texts = attributes.map(([, value]) => value);
  return 'data-drawn' in node.attributes ? texts : [...texts, ...node.children.flatMap(textsIn)];
}

/** CSS may write a character as its number: `\201C`. */
function unescaped(css: string): string {
  return css.replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
