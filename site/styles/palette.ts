import tokens from './tokens.css?raw';

/** The raw colours of one theme, by the names of their tokens: `paper` is `--raw-paper`. */
export type Palette = Record<'paper' | 'sheet' | 'rule' | 'ink' | 'marker' | 'pen', string>;

const RAW_COLOUR = /--raw-([\w-]+):\s*(#[0-9a-f]{3,8});/g;
const [lightRules = '', darkRules = ''] = tokens.split('(prefers-color-scheme: dark)');

/** The colours of the styles, for what no style reaches: pictures, icons, the browser's own frame. */
export const light = paletteOf(lightRules);
export const dark = paletteOf(darkRules);

function paletteOf(rules: string): Palette {
  const { paper, sheet, rule, ink, marker, pen } = Object.fromEntries(
    Array.from(rules.matchAll(RAW_COLOUR), ([, name, colour]) => [name, colour]),
  );
  if (!paper || !sheet || !rule || !ink || !marker || !pen)
    throw new Error('A raw colour of the palette is missing in tokens.css.');
  return { paper, sheet, rule, ink, marker, pen };
}
