import { createRequire } from 'node:module';

/** The parts of a family that a page may need, by script. If no part has a character, the family lacks it. */
const PARTS = { Latn: ['latin', 'latin-ext'], Arab: ['arabic'] } as const;
const SCRIPT_NAMES = { Latn: 'Latin', Arab: 'Arabic' } as const;
const PACKAGE = /^@fontsource(?:-variable)?\/[a-z0-9-]+$/;

/** Fontsource's metadata of a family. */
type Metadata = {
  id: string;
  family: string;
  category: string;
  subsets: readonly string[];
  styles: readonly string[];
  weights: readonly number[];
  variable: false | Readonly<Record<string, { min: string; max: string }>>;
};

/** The weights of one file: one, or all from `min` to `max`. */
export type Weights = { min: number; max: number };

/** One weight of a family: the files of its parts, Western Europe first. */
export type Cut = { weights: Weights; isVariable: boolean; files: readonly string[] };

/** A font family installed from npm. */
export type Font = {
  family: string;
  /** The fallbacks until it loads. */
  fallbacks: [string, ...string[]];
  /** The files that together cover `min` to `max`, as near as the family allows. */
  cuts: (wanted: Weights) => Cut[];
};

/** A script, by its ISO 15924 code. */
export type Script = keyof typeof PARTS;

/** The fonts beside the theme's Latin fonts on a page in another script. */
export const FONTS_BESIDE: Readonly<
  Record<Exclude<Script, 'Latn'>, Record<'display' | 'text' | 'pen', string>>
> = {
  Arab: {
    display: '@fontsource-variable/noto-naskh-arabic',
    text: '@fontsource-variable/vazirmatn',
    pen: '@fontsource-variable/marhey',
  },
};

/** The fallbacks for text in another script, which its styles adjust to the same width. */
export const TEXT_FALLBACKS: Readonly<Record<keyof typeof FONTS_BESIDE, string>> = { Arab: 'Naskh' };

const require = createRequire(import.meta.url);

/** The script of a language. Throws an error if it has no fonts. */
export function scriptOf(language: string): Script {
  const { script = '' } = new Intl.Locale(language).maximize();
  if (script in PARTS) return script as Script;
  throw new Error(
    `${language} is written in the script ${script}: name fonts for it in site/settings/fonts.ts.`,
  );
}

/** The font of a package. Throws an error if `findFont` finds a fault. */
export function fontOf(name: string, script: Script = 'Latn'): Font {
  const found = findFont(name, script);
  if ('fault' in found) throw new Error(`${name}: ${found.fault}`);
  return found;
}

/** The font of a package such as `@fontsource-variable/lora`, or its fault with a remedy. */
export function findFont(name: string, script: Script = 'Latn'): Font | { fault: string } {
  if (!PACKAGE.test(name))
    return {
      fault:
        "must be the name of a font's npm package, such as '@fontsource-variable/lora' or '@fontsource/lora'; fontsource.org lists them",
    };
  const metadata = metadataOf(name);
  if (!metadata) return { fault: `is not installed: run "npm install --save-exact ${name}"` };
  const { id, family, category, subsets, styles, weights, variable } = metadata;
  // A family with a variable package has one without, too, and both have the same metadata.
  const isVariable = name.startsWith('@fontsource-variable/');
  const axis = isVariable && variable ? variable.wght : undefined;
  const parts = PARTS[script].filter((part) => subsets.includes(part));
  if (!subsets.includes(PARTS[script][0]) || !styles.includes('normal'))
    return {
      fault: `has no upright ${SCRIPT_NAMES[script]} letters (${family}): choose another font`,
    };
  if (isVariable && !axis) return { fault: `has no variable weight: install '@fontsource/${id}' instead` };

  const filesOf = (ending: string) =>
    parts.map((part) => require.resolve(`${name}/files/${id}-${part}-${ending}-normal.woff2`));
  return {
    family,
    fallbacks: fallbacksOf(category),
    cuts({ min, max }) {
      if (axis) {
        const within = (weight: number) => Math.min(Math.max(weight, Number(axis.min)), Number(axis.max));
        return [
          { weights: { min: within(min), max: within(max) }, isVariable: true, files: filesOf('wght') },
        ];
      }
      const chosen = new Set([nearest(weights, min), nearest(weights, max)]);
      return [...chosen].map((weight) => ({
        weights: { min: weight, max: weight },
        isVariable: false,
        files: filesOf(String(weight)),
      }));
    },
  };
}

function metadataOf(name: string): Metadata | undefined {
  try {
    return require(`${name}/metadata.json`);
  } catch {
    return undefined;
  }
}

function fallbacksOf(category: string): [string, ...string[]] {
  if (category === 'serif') return ['Georgia', 'serif'];
  if (category === 'sans-serif') return ['Arial', 'sans-serif'];
  if (category === 'monospace') return ['Courier New', 'monospace'];
  return ['sans-serif'];
}

function nearest(weights: readonly number[], wanted: number): number {
  const [first = 400, ...others] = weights;
  return others.reduce(
    (best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best),
    first,
  );
}
