import { list, type Question } from '../language.ts';

/** Our side is circled if it is a figure, and ticked otherwise. */
type Compared = {
  circled?: true;
  feature: string;
  ourService: string;
  traditional: string;
  advantage: string;
};

export const quickAnswers = {
  title: 'Quick answers',
  intro: "What most students ask first, and how we compare with services that don't use AI tools.",
  letters: { question: 'Q', answer: 'A' },
  questions: list<Question[]>([
    {
      question: 'What is {brand}?',
      answer:
        'A team of experts who write, edit and code for students. AI tools help them with the slow parts.',
    },
    {
      question: 'How soon can it be ready?',
      answer: 'A short essay can be ready in 3 hours. A thesis takes 7\u00a0days or more.',
    },
    {
      question: 'How much will I pay?',
      answer: 'From $12 a page. The quote is free, and you see the price before you decide.',
    },
    {
      question: 'Is it written by AI?',
      answer: 'No. Tools search and check. A person does the thinking and writes every line.',
    },
    {
      question: "What if it's not what I asked for?",
      answer: "Ask for a revision. If that doesn't fix it, our money-back guarantee covers you.",
    },
  ]),
  note: 'on average: every essay, not just the fastest',
  comparison: {
    caption: { opening: 'How we compare with', highlighted: 'a traditional service' },
    columns: {
      feature: 'What you get',
      traditional: 'Traditional',
      advantage: 'Difference',
    },
    rows: list<Compared[]>([
      {
        circled: true,
        feature: 'Fastest essay',
        ourService: '3 hours',
        traditional: '7+ days',
        advantage: '70% faster on average',
      },
      {
        circled: true,
        feature: 'Lowest price per page',
        ourService: '$12',
        traditional: '$20',
        advantage: '40% cheaper',
      },
      {
        feature: 'Revisions',
        ourService: 'Unlimited on Premium',
        traditional: 'Limited, then charged',
        advantage: 'no limit on Premium',
      },
      {
        feature: 'Support',
        ourService: '24/7, from a person',
        traditional: 'Office hours',
        advantage: 'any time',
      },
      {
        feature: 'Plagiarism report',
        ourService: 'With every order',
        traditional: 'At extra cost',
        advantage: 'included',
      },
      {
        feature: 'Money-back guarantee',
        ourService: 'Yes, on every order',
        traditional: 'Rarely',
        advantage: 'less risk for you',
      },
    ]),
  },
  method: {
    title: 'Who does what',
    doers: { person: 'a person', tool: 'a tool' },
    parts: list<{ by: 'person' | 'tool'; title: string; text: string }[]>([
      {
        by: 'person',
        title: 'Read the brief',
        text: 'An expert in your field reads every line and asks about anything unclear.',
      },
      {
        by: 'tool',
        title: 'Search',
        text: 'AI tools search for sources and put the most useful ones first.',
      },
      { by: 'person', title: 'Write', text: 'The expert plans the argument, or the code, and writes it.' },
      { by: 'tool', title: 'Check', text: 'Tools check citations, grammar and originality line by line.' },
      { by: 'person', title: 'Approve', text: 'An editor gives it a final read before you get it.' },
    ]),
  },
  subjects: {
    title: 'Choose your subject',
    hint: 'The form opens with your subject filled in.',
    more: 'See more subjects',
    names: list<string[]>([
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
    ]),
  },
  badges: {
    title: 'Our record so far',
    labels: {
      students: 'students',
      successRate: 'success rate',
      minimumDelivery: 'minimum delivery for an essay',
      subjects: 'subjects',
      rating: 'all-time average rating',
    },
  },
  quote: { label: 'Get Free Quote Now', lead: 'Asking takes 2 minutes, and the quote is free.' },
};
