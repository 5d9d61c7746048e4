import type { OPTION_LISTS } from '../../lead/options.ts';
import type { words } from './en/index.ts';

/** All words of a language. English says what there is to say: the others say the same, in lists of any length. */
export type Words = typeof words;

/** A language of the page: what `index.ts` in its folder exports. */
export type Language = {
  /** As it calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** How it writes figures, as a BCP 47 tag. */
  locale: string;
  /** As Open Graph names it. */
  openGraph: string;
  words: Words;
};

/** The forms of a text with a number, by the categories of `Intl.PluralRules`: a language has all of its own. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The label of each option, by the field and the value that is stored. */
export type OptionWords = {
  [Field in keyof typeof OPTION_LISTS]: Record<keyof (typeof OPTION_LISTS)[Field], string>;
};

/** A drawn page of an essay, gone over with a pen. */
export type ManuscriptContent = {
  label: string;
  heading: string;
  meta: string;
  /** Each paragraph is a line, with its spaces. */
  isCode?: true;
  paragraphs: readonly (readonly Run[])[];
  notes: readonly string[];
  /** Within the pen's oval, which has room for some 11 characters. */
  verdict: string;
};

/** A run of a line, with what the pen did to it, and what it wrote above. */
export type Run = { text: string; mark?: 'struck' | 'highlighted' | 'underlined'; above?: string };

/** Each text of a language by its path, such as `hero.headline.opening` or `faq.items.0.answer`. */
export function textsOf(words: Words): Map<string, string> {
  return new Map(textsIn(words));
}

/** What the pen did to a run, and who does a part of the work: no texts. */
const NO_TEXT = ['mark', 'by'];

function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NO_TEXT.includes(key))
    .flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}
