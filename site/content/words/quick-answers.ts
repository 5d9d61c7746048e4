import type { Question } from './faq.ts';
import type { ListOf } from './ui.ts';

/** A row of the comparison. Where our side is a figure, the pen circles it; elsewhere it ticks it. */
export type ComparisonRow = ComparisonWords & { circled?: true };

export type ComparisonWords = { feature: string; ourService: string; traditional: string; advantage: string };

export type ComparisonContent = {
  /** The caption in two parts: the second is highlighted. */
  caption: { opening: string; highlighted: string };
  columns: ComparisonWords;
  rows: readonly ComparisonRow[];
};

export type Doer = 'person' | 'tool';

/** A part of the work, and whether a person or a tool does it. */
export type WorkPart = { by: Doer; title: string; text: string };

export const QUESTIONS = ['what', 'time', 'price', 'machine', 'dislike'] as const;

export const ROWS = ['time', 'price', 'revisions', 'support', 'plagiarism', 'money_back'] as const;

export const PARTS = {
  read: 'person',
  search: 'tool',
  write: 'person',
  check: 'tool',
  approve: 'person',
} as const;

export const BADGES = ['students', 'successRate', 'minimumDelivery', 'subjects', 'rating'] as const;

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
