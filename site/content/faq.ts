import { site } from '../site.config.ts';
import { chatContent } from './chat.ts';
import type { Edition } from './edition.ts';

/** A question and its answer, both plain text: shown on the page and told to search engines. */
export type Question = { question: string; answer: string };

const QUESTIONS = ['time', 'cost', 'writer', 'ai', 'plagiarism', 'revisions', 'late', 'privacy'] as const;

export type FaqWords = {
  title: string;
  intro: string;
  note: string;
  /** Whoever finds no answer asks a person. */
  ask: { title: string; text: string };
  items: Record<(typeof QUESTIONS)[number], Question>;
};

export type FaqContent = Omit<FaqWords, 'ask' | 'items'> & {
  /** By chat, or by e-mail where there is none. */
  ask: FaqWords['ask'] & { link: { label: string; href: string } };
  items: readonly Question[];
};

export function faqContent(edition: Edition): FaqContent {
  const { faq } = edition.words;
  const chat = chatContent(edition);
  const link = chat
    ? { label: chat.label, href: chat.href }
    : { label: site.email, href: `mailto:${site.email}` };
  return { ...faq, ask: { ...faq.ask, link }, items: QUESTIONS.map((name) => faq.items[name]) };
}
