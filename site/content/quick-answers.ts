import { pathOf } from '../settings/paths.ts';
import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';
import type { Question } from './words/faq.ts';
import type { ComparisonContent, Doer, QuickAnswersWords, WorkPart } from './words/quick-answers.ts';
import { BADGES, PARTS, QUESTIONS, ROWS } from './words/quick-answers.ts';

export type TrustBadge = { value: string; label: string };
const CIRCLED: readonly (typeof ROWS)[number][] = ['time', 'price'];

export type QuickAnswersContent = Pick<
  QuickAnswersWords,
  'title' | 'intro' | 'letters' | 'note' | 'quote'
> & {
  questions: readonly Question[];
  comparison: ComparisonContent;
  method: { title: string; doers: Record<Doer, string>; parts: readonly WorkPart[] };
  /** Each name is a button: `source` is what a lead from it records, `action` the form's page. */
  subjects: {
    title: string;
    hint: string;
    source: string;
    action: string;
    more: { label: string; href: string };
    names: readonly string[];
  };
  /** The figures that are switched on; there may be none. */
  badges: { title: string; figures: readonly TrustBadge[] };
};

export function quickAnswersContent({ code, words, figures, format }: Edition): QuickAnswersContent {
  const { comparison, method, subjects, badges, ...others } = words.quickAnswers;
  return {
    ...others,
    questions: QUESTIONS.map((name) => others.questions[name]),
    comparison: {
      caption: comparison.caption,
      columns: { ...comparison.columns, ourService: site.brand },
      rows: ROWS.map((name) => ({
        ...comparison.rows[name],
        ...(CIRCLED.includes(name) && { circled: true }),
      })),
    },
    method: {
      ...method,
      parts: Object.entries(PARTS).map(([name, by]) => ({
        by,
        ...method.parts[name as keyof typeof PARTS],
      })),
    },
    subjects: {
      ...subjects,
      source: 'Quick Answers - Subject Button',
      action: pathOf('form', code),
      more: { label: subjects.more, href: '#subject-index' },
      names: subjects.names.toSorted(format.compare),
    },
    badges: {
      title: badges.title,
      figures: BADGES.flatMap((name) => {
        const value = figures[name];
        return value ? [{ value, label: badges.labels[name] }] : [];
      }),
    },
  };
}
