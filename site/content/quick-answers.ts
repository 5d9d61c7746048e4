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
  subjects: { title: string; more: { label: string; href: string }; names: readonly string[] };
  /** The figures that are switched on; there may be none. */
  badges: { title: string; figures: readonly TrustBadge[] };
  quote: { label: string; lead: string };
};

const { students, successRate, minimumDelivery, subjects, rating } = site.figures;

export const quickAnswers: QuickAnswersContent = {
  title: 'Quick answers, for when the clock is running',
  intro:
    'The five things that most students want to know, and how we compare with a service that uses no AI tools.',
  questions: [
    {
      question: `What is ${site.brand}?`,
      answer: 'People who write, edit and code for students, with AI tools beside them for the slow parts.',
    },
    {
      question: 'How soon can it be ready?',
      answer: 'In 3 hours for short work. A thesis takes 7\u00a0days or more.',
    },
    {
      question: 'What will I pay?',
      answer: 'From $12 a page. You see the price before you decide, and the quote is free.',
    },
    {
      question: 'Does a machine write it?',
      answer: 'No. Tools search and check; a person thinks, writes and signs off.',
    },
    {
      question: 'And if I don’t like it?',
      answer: 'Send it back for revision. If that cannot mend it, you have a money-back guarantee.',
    },
  ],
  note: 'do the sums yourself',
  comparison: {
    caption: { opening: 'AI-assisted or traditional:', highlighted: 'the same page, two ways' },
    columns: {
      feature: 'What counts',
      ourService: site.brand,
      traditional: 'Traditional',
      advantage: 'In short',
    },
    rows: [
      {
        feature: 'Fastest delivery',
        ourService: '3 hours',
        traditional: '7+ days',
        advantage: '70% faster',
        circled: true,
      },
      {
        feature: 'Price per page',
        ourService: '$12',
        traditional: '$20',
        advantage: '40% cheaper',
        circled: true,
      },
      {
        feature: 'Revisions',
        ourService: 'Unlimited on Premium',
        traditional: 'Counted and billed',
        advantage: 'until it fits',
      },
      {
        feature: 'Support',
        ourService: '24/7, by a person',
        traditional: 'Office hours',
        advantage: 'awake with you',
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
        traditional: 'Seldom',
        advantage: 'our risk, not yours',
      },
    ],
  },
  method: {
    title: 'How it works',
    doers: { person: 'by hand', tool: 'by tool' },
    parts: [
      {
        by: 'person',
        title: 'Read the brief',
        text: 'An expert of your field reads every line and asks what is unclear.',
      },
      {
        by: 'tool',
        title: 'Search',
        text: 'AI tools comb through sources and put the useful ones in order.',
      },
      {
        by: 'person',
        title: 'Write',
        text: 'The expert builds the argument, or the code, and writes it out.',
      },
      { by: 'tool', title: 'Check', text: 'Citations, grammar and originality are tested line by line.' },
      {
        by: 'person',
        title: 'Sign off',
        text: 'An editor goes over it once more in red before it is yours.',
      },
    ],
  },
  subjects: {
    title: 'Look yours up',
    more: { label: 'The whole subject index', href: '#subject-index' },
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
    title: 'On record',
    figures: [
      ...badge(students, 'students'),
      ...badge(successRate, 'success rate'),
      ...badge(minimumDelivery, 'minimum delivery'),
      ...badge(subjects, 'subjects'),
      ...badge(rating && { value: ratingText(rating.value) }, 'average rating'),
    ],
  },
  quote: { label: 'Get Free Quote Now', lead: 'Your own numbers take two minutes to ask for.' },
};

function badge(figure: false | { value: string }, label: string): TrustBadge[] {
  return figure ? [{ value: figure.value, label }] : [];
}
