import { createRequire } from 'node:module';

/** The parts of a family that the page may need. Where none has a character, the family has not. */
const PARTS = ['latin', 'latin-ext'] as const;
const PACKAGE = /^@fontsource(?:-variable)?\/[a-z0-9-]+$/;

/** What a package of Fontsource says of its family. */
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

/** A cut of a family: the files of its parts, Western Europe first. */
export type Cut = { weights: Weights; isVariable: boolean; files: readonly string[] };

/** A family of fonts that is installed from npm. */
export type Font = {
  family: string;
  /** What browsers take until it is there. */
  fallbacks: [string, ...string[]];
  /** The cuts that together reach from `min` to `max`, as near as the family comes. */
  cuts: (wanted: Weights) => Cut[];
};

const require = createRequire(import.meta.url);

/** The font of a package. Throws where `findFont` finds a fault. */
export function fontOf(name: string): Font {
  const found = findFont(name);
  if ('fault' in found) throw new Error(`${name}: ${found.fault}`);
  return found;
}

/** The font of a package such as `@fontsource-variable/lora`, or what keeps it from use, with the remedy. */
export function findFont(name: string): Font | { fault: string } {
  if (!PACKAGE.test(name))
    return {
      fault:
        "must be the name of a font's npm package, such as '@fontsource-variable/lora' or '@fontsource/lora'; fontsource.org lists them",
    };
  const metadata = metadataOf(name);
  if (!metadata) return { fault: `is not installed: run "npm install --save-exact ${name}"` };
  const { id, family, category, subsets, styles, weights, variable } = metadata;
  const axis = variable === false ? undefined : variable.wght;
  const parts = PARTS.filter((part) => subsets.includes(part));
  if (!subsets.includes('latin') || !styles.includes('normal'))
    return { fault: `cannot be used: ${family} has no upright Latin letters; choose another font` };
  if (variable !== false && !axis)
    return { fault: `cannot be used: its weight does not vary; install '@fontsource/${id}' instead` };

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
