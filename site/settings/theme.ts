import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findFont } from './fonts.ts';
import { logoFault } from './logo.ts';

/** The contrast that WCAG 2.2 AA requires for text. */
const LEAST_CONTRAST = 4.5;
/** Text and background pairs. Buttons have the paper's colour on ink. */
const READ_ON = [
  ['ink', 'paper'],
  ['ink', 'sheet'],
  ['inkSoft', 'paper'],
  ['inkSoft', 'sheet'],
  ['onMarker', 'marker'],
  ['pen', 'paper'],
  ['pen', 'sheet'],
  ['chalk', 'board'],
] as const;

const colour = v.pipe(
  v.string('must be a colour such as #17203d'),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be # and six hexadecimal digits, such as #17203d'),
);

const palette = v.pipe(
  v.strictObject({
    /** The page's background. */
    paper: colour,
    /** The background of cards and the popup. */
    sheet: colour,
    /** Lines and borders. */
    rule: colour,
    /** Text, and the background of the main buttons. */
    ink: colour,
    inkSoft: colour,
    /** The highlighter behind a phrase, and the phrase on it. */
    marker: colour,
    onMarker: colour,
    /** Marks, errors, the logo. */
    pen: colour,
    /** The glow around the mouse. */
    lamp: colour,
    /** Shadows, and the backdrop of the popup. */
    shade: colour,
    /** The blackboard, and the text on it. */
    board: colour,
    chalk: colour,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [text, ground] of READ_ON) {
      const found = contrast(value[text], value[ground]);
      if (found >= LEAST_CONTRAST) continue;
      addIssue({
        message: `has too little contrast on ${ground} (${value[ground]}): ${found.toFixed(1)}, at least ${LEAST_CONTRAST} required. Make one of them darker or lighter`,
        path: [{ type: 'object', origin: 'value', input: value, key: text, value: value[text] }],
      });
    }
  }),
);

const font = v.pipe(
  v.string("must be the name of a font's npm package, such as '@fontsource-variable/lora'"),
  v.rawCheck(({ dataset, addIssue }) => {
    const found = dataset.typed ? findFont(dataset.value) : undefined;
    if (found && 'fault' in found) addIssue({ message: found.fault });
  }),
);

/** The look of the page, icons, share picture and manifest. */
export const theme = v.strictObject({
  colours: v.strictObject({ light: palette, dark: palette }),
  fonts: v.strictObject({
    /** Headings, the brand, the share picture. */
    display: font,
    text: font,
    /** Handwriting. If it lacks a letter, the page uses a system font. */
    pen: font,
  }),
  logo: v.strictObject({
    /** An SVG file, by its path from the project's folder. `currentColor` becomes the pen's colour. */
    file: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const fault = dataset.typed ? logoFault(readIfThere(dataset.value)) : undefined;
        if (fault) addIssue({ message: fault });
      }),
    ),
    /** Whether it is the project's own logo, which `npm run preflight` reports. */
    sample: v.optional(v.boolean('must be true or false')),
  }),
});

export type Theme = v.InferOutput<typeof theme>;
export type Palette = Theme['colours']['light'];

/** The colours as custom properties, with `inkSoft` as `--raw-ink-soft`. The dark theme changes only these. */
export function colourStyles({ light, dark }: Theme['colours']): string {
  return `@layer tokens{:root{color-scheme:light dark;${properties(light)}}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}}`;
}

function properties(palette: Palette): string {
  return Object.entries(palette)
    .map(
      ([name, value]) =>
        `--raw-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';');
}

/** The WCAG contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
