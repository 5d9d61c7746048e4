import { site } from '../site.config.ts';

/** A question and its answer, both plain text: shown on the page and told to search engines. */
export type Question = { question: string; answer: string };

export type FaqContent = {
  title: string;
  intro: string;
  note: string;
  items: readonly Question[];
};

export const faq: FaqContent = {
  title: 'What students ask before they order',
  intro: 'Eight questions, answered the way we would answer them by message: with numbers.',
  note: 'still unsure? ask us, day or night',
  items: [
    {
      question: 'How fast can I get my work back?',
      answer:
        'In 3 hours at the soonest, for a short piece on the Urgent plan. Urgent covers everything from 3 hours to 2 days, Premium 3-6 days, Standard 7+ days. The writer confirms the deadline before you pay, so you know the hour and not only the day.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Essays and research papers start at $12/page, case studies at $15/page, lab reports at $18/page, a thesis at $20/page and programming at $25/hour. The deadline moves the price most: $12/page with a week or more, $18/page in 3-6 days, $25/page in less. Your quote is the full price; nothing is added to it later.',
    },
    {
      question: 'Who writes my assignment?',
      answer:
        'A person who knows the subject. We match the order to a writer by field and academic level, from high school to PhD, and that writer stays with it until the last revision. You can send messages and files to the writer while the work is under way.',
    },
    {
      question: 'How is AI used, and where is it not?',
      answer:
        'Tools help to find sources, test code, check citations and catch slips of grammar. They do not write your argument. Whatever a tool suggests is read, checked and kept or struck out by the writer. If your course forbids AI tools altogether, say so in the brief and none are used.',
    },
    {
      question: 'Will it pass a plagiarism check?',
      answer:
        'Each piece is written from nothing for one order, is never sold again, and is checked against published sources before you get it. The plagiarism report comes with the work at no charge. Should the report show copied text, the passage is rewritten at once or your money goes back.',
    },
    {
      question: 'How many revisions do I get?',
      answer:
        'Premium includes unlimited revisions: as many rounds as the original brief needs. Standard includes 3 revisions. Mark what should change, in your words or your tutor’s, and the same writer goes over it again.',
    },
    {
      question: 'What if it is late, or not what I asked for?',
      answer:
        'If it is late, you receive a partial refund for late delivery and still get the work. If it misses the brief, revisions come first; where they cannot put it right, the money-back guarantee applies. Write to support at any hour, since a person answers 24/7.',
    },
    {
      question: 'Who gets to know that I ordered?',
      answer: `Nobody outside ${site.brand}. Your name, email address and phone number are used to send your quote and to reach you about the order; they are not passed to your school. The writer sees your brief, not your contact details.`,
    },
  ],
};
