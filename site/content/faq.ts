import { site } from '../site.config.ts';
import { chatContent } from './chat.ts';
import type { Edition } from './edition.ts';
import type { FaqWords, Question } from './words/faq.ts';
import { QUESTIONS } from './words/faq.ts';

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
