import { ratingText } from '../figures.ts';
import { site } from '../site.config.ts';
import type { Question } from './faq.ts';

/** A row of the comparison. Where our side is a figure, the pen circles it; elsewhere it ticks it. */
export type ComparisonRow = {
  feature: string;
  ourService: string;
  traditional: string;
  advantage: string;
  circled?: true;
};

export type ComparisonContent = {
  /** The caption in two parts: the second is highlighted. */
  caption: { opening: string; highlighted: string };
  columns: { feature: string; ourService: string; traditional: string; advantage: string };
  rows: readonly ComparisonRow[];
};

/** A part of the work, and whether a person or a tool does it. */
export type WorkPart = { by: 'person' | 'tool'; title: string; text: string };

export type TrustBadge = { value: string; label: string };

export type QuickAnswersContent = {
  title: string;
  intro: string;
  questions: readonly Question[];
  note: string;
  comparison: ComparisonContent;
  method: { title: string; doers: Record<WorkPart['by'], string>; parts: readonly WorkPart[] };
  /** Each name is a button: `source` is what a lead from it records. */
  subjects: {
    title: string;
    hint: string;
    source: string;
    more: { label: string; href: string };
    names: readonly string[];
  };
  /** The figures that are switched on; there may be none. */
  badges: { title: string; figures: readonly TrustBadge[] };
  quote: { label: string; lead: string };
};

const { students, successRate, minimumDelivery, subjects, rating } = site.figures;

export const quickAnswers: QuickAnswersContent = {
  title: 'Quick answers',
  intro: 'What most students ask first, and how we compare with a service that uses no AI tools.',
  questions: [
    {
      question: `What is ${site.brand}?`,
      answer:
        'A service where people write, edit and code for students. AI tools help them with the slow parts.',
    },
    {
      question: 'How soon can it be ready?',
      answer: 'A short essay can be back in 3 hours. A thesis takes 7\u00a0days or more.',
    },
    {
      question: 'What will I pay?',
      answer: 'From $12 a page. You see the price before you decide, and the quote is free.',
    },
    {
      question: 'Does a machine write it?',
      answer: 'No. Tools search and check. A person thinks, writes and approves the text.',
    },
    {
      question: 'And if I do not like it?',
      answer: 'Ask for a revision. If that does not help, the money-back guarantee applies.',
    },
  ],
  note: 'on average: over all orders, not only the fastest',
  comparison: {
    caption: { opening: 'How we compare with', highlighted: 'a traditional service' },
    columns: {
      feature: 'What you get',
      ourService: site.brand,
      traditional: 'Traditional',
      advantage: 'Difference',
    },
    rows: [
      {
        feature: 'Fastest essay',
        ourService: '3 hours',
        traditional: '7+ days',
        advantage: '70% faster on average',
        circled: true,
      },
      {
        feature: 'Lowest price per page',
        ourService: '$12',
        traditional: '$20',
        advantage: '40% cheaper',
        circled: true,
      },
      {
        feature: 'Revisions',
        ourService: 'Unlimited on Premium',
        traditional: 'Counted and billed',
        advantage: 'as many as you need',
      },
      {
        feature: 'Support',
        ourService: '24/7, by a person',
        traditional: 'Office hours',
        advantage: 'at any hour',
      },
      {
        feature: 'Plagiarism report',
        ourService: 'With every order',
        traditional: 'At extra cost',
        advantage: 'included',
      },
      {
        feature: 'Money-back guarantee',
        ourService: 'Yes, for every order',
        traditional: 'Rarely',
        advantage: 'less risk for you',
      },
    ],
  },
  method: {
    title: 'How it works',
    doers: { person: 'a person', tool: 'a tool' },
    parts: [
      {
        by: 'person',
        title: 'Read the brief',
        text: 'An expert in your field reads every line and asks what is unclear.',
      },
      {
        by: 'tool',
        title: 'Search',
        text: 'AI tools look through sources and put the most useful ones first.',
      },
      {
        by: 'person',
        title: 'Write',
        text: 'The expert plans the argument, or the code, and writes it.',
      },
      { by: 'tool', title: 'Check', text: 'Tools test citations, grammar and originality line by line.' },
      {
        by: 'person',
        title: 'Approve',
        text: 'An editor reads it once more before you get it.',
      },
    ],
  },
  subjects: {
    title: 'Choose your subject',
    hint: 'The form opens with your subject filled in.',
    source: 'Quick Answers - Subject Button',
    more: { label: 'See more subjects', href: '#subject-index' },
    names: [
      'Accounting',
      'Biology',
      'Business',
      'Chemistry',
      'Computer science',
      'Economics',
      'Engineering',
      'English',
      'History',
      'Law',
      'Mathematics',
      'Nursing',
      'Philosophy',
      'Psychology',
      'Sociology',
      'Statistics',
    ],
  },
  badges: {
    title: 'Since we began',
    figures: [
      ...badge(students, 'students'),
      ...badge(successRate, 'success rate'),
      ...badge(minimumDelivery, 'minimum delivery for an essay'),
      ...badge(subjects, 'subjects'),
      ...badge(rating && { value: ratingText(rating.value) }, 'average of all ratings'),
    ],
  },
  quote: { label: 'Get Free Quote Now', lead: 'You can ask for your price in 2 minutes. The quote is free.' },
};

function badge(figure: false | { value: string }, label: string): TrustBadge[] {
  return figure ? [{ value: figure.value, label }] : [];
}
