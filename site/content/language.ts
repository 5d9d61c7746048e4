import type { words } from './en/index.ts';

/** All words of a language. English defines them; the others say the same, in lists of any length. */
export type Words = typeof words;

/** A language of the page: what `index.ts` in its folder exports. */
export type Language = {
  /** Its own name for itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** The BCP 47 tag for its number formats. */
  locale: string;
  /** Its Open Graph locale. */
  openGraph: string;
  words: Words;
};

/** A list of the words. It may have any length, also none, in any language. */
export function list<List>(items: List): List {
  return items;
}

/** Items of the page's lists. */
export type Named = Readonly<Record<string, string>>;
export type Titled = { title: string; description: string };
export type Question = { question: string; answer: string };

/** A testimonial's words. */
export type Quoted = {
  name: string;
  university: string;
  course: string;
  review: string;
  assignmentType: string;
  timeframe: string;
};

/** The plural forms of a text, by the categories of `Intl.PluralRules`. Each language needs all of its own. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A drawn page of an essay, marked up with a pen. */
export type ManuscriptContent = {
  label: string;
  heading: string;
  meta: string;
  /** Each paragraph is a line, with its spaces. */
  isCode?: true;
  paragraphs: readonly (readonly Run[])[];
  notes: readonly string[];
  /** Shown in the pen's oval, which has room for about 11 characters. */
  verdict: string;
};

/** A part of a line, with its pen mark and the words written above it. */
export type Run = { text: string; mark?: 'struck' | 'highlighted' | 'underlined'; above?: string };

/** Each text of a language by its path, such as `hero.headline.opening` or `faq.items.0.answer`. */
export function textsOf(words: Words): Map<string, string> {
  return new Map(textsIn(words));
}

/** Keys whose values are not shown as text: the pen's marks, and who does a part of the work. */
const NO_TEXT = ['mark', 'by'];

function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NO_TEXT.includes(key))
    .flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}
