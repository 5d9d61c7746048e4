/** A question and its answer, both plain text: shown on the page and told to search engines. */
export type Question = { question: string; answer: string };

export const QUESTIONS = [
  'time',
  'cost',
  'writer',
  'ai',
  'plagiarism',
  'revisions',
  'late',
  'privacy',
] as const;

export type FaqWords = {
  title: string;
  intro: string;
  note: string;
  /** Whoever finds no answer asks a person. */
  ask: { title: string; text: string };
  items: Record<(typeof QUESTIONS)[number], Question>;
};
