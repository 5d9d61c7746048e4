import { pathOf } from '../paths.ts';
import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';
import type { Question } from './faq.ts';
import type { ListOf } from './words.ts';

/** A row of the comparison. Where our side is a figure, the pen circles it; elsewhere it ticks it. */
export type ComparisonRow = ComparisonWords & { circled?: true };

type ComparisonWords = { feature: string; ourService: string; traditional: string; advantage: string };

export type ComparisonContent = {
  /** The caption in two parts: the second is highlighted. */
  caption: { opening: string; highlighted: string };
  columns: ComparisonWords;
  rows: readonly ComparisonRow[];
};

type Doer = 'person' | 'tool';

/** A part of the work, and whether a person or a tool does it. */
export type WorkPart = { by: Doer; title: string; text: string };

export type TrustBadge = { value: string; label: string };

const QUESTIONS = ['what', 'time', 'price', 'machine', 'dislike'] as const;
const ROWS = ['time', 'price', 'revisions', 'support', 'plagiarism', 'money_back'] as const;
const CIRCLED: readonly (typeof ROWS)[number][] = ['time', 'price'];
const PARTS = { read: 'person', search: 'tool', write: 'person', check: 'tool', approve: 'person' } as const;
const BADGES = ['students', 'successRate', 'minimumDelivery', 'subjects', 'rating'] as const;

export type QuickAnswersWords = {
  title: string;
  intro: string;
  /** In the margin of each question and of its answer. */
  letters: { question: string; answer: string };
  questions: Record<(typeof QUESTIONS)[number], Question>;
  note: string;
  comparison: Pick<ComparisonContent, 'caption'> & {
    columns: Omit<ComparisonWords, 'ourService'>;
    rows: Record<(typeof ROWS)[number], ComparisonWords>;
  };
  method: {
    title: string;
    doers: Record<Doer, string>;
    parts: Record<keyof typeof PARTS, Omit<WorkPart, 'by'>>;
  };
  subjects: { title: string; hint: string; more: string; names: ListOf<16> };
  badges: { title: string; labels: Record<(typeof BADGES)[number], string> };
  quote: { label: string; lead: string };
};

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
