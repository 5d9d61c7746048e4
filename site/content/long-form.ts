import { site } from '../site.config.ts';

/** A part of the long form: its address on the page, its title, and what the contents say it holds. */
export type Chapter = { id: string; title: string; holds: string };

export type Essay = { heading: string; text: string };

/** Prices "from": what a kind of work costs at the least, and in what time it can be had. A note may be empty. */
export type PriceRow = { work: string; price: string; time: string; notes: string };

export type Tier = { name: string; price: string; time: string; revisions: string; label?: string };

export type SubjectGroup = { field: string; subjects: readonly string[] };

export type Guarantee = { name: string; terms: string };

export type Step = { title: string; text: string };

/** A `scope` says what a list or a table holds, and what it leaves out. */
export type LongFormContent = {
  title: string;
  intro: string;
  toggle: { more: string; less: string };
  contents: string;
  method: { chapter: Chapter; essays: readonly Essay[]; note: string };
  prices: {
    chapter: Chapter;
    scope: string;
    columns: Omit<PriceRow, 'notes'>;
    rows: readonly PriceRow[];
  };
  plans: {
    chapter: Chapter;
    scope: string;
    columns: { name: string; price: string; time: string; revisions: string; order: string };
    tiers: readonly Tier[];
    action: string;
  };
  subjects: { chapter: Chapter; scope: string; groups: readonly SubjectGroup[] };
  guarantees: { chapter: Chapter; items: readonly Guarantee[] };
  process: { chapter: Chapter; steps: readonly Step[] };
  ending: { text: { opening: string; highlighted: string }; action: string };
};

const { subjects } = site.figures;

export const longForm: LongFormContent = {
  title: 'All prices and details',
  intro:
    'How people and tools share the work, what each kind of work costs, and what happens if something goes wrong.',
  toggle: { more: 'Read More', less: 'Read Less' },
  contents: 'In this part',
  method: {
    chapter: { id: 'working-method', title: 'People and tools', holds: 'who does what' },
    note: 'a person always decides',
    essays: [
      {
        heading: 'What the writer does',
        text: 'Each order has one writer, who has studied the subject. The writer reads your whole brief and decides what the piece should argue. They choose the evidence, write the text and answer your questions. If you ask for changes, the same writer makes them, because they know your topic.',
      },
      {
        heading: 'What the tools do',
        text: 'Search tools look through more papers in a minute than a person could in a day, and put the useful ones first. Other tools compare citations with their sources, run your code against test cases and find sentences that repeat something. This is slow and exact work. Because software does it, a page can cost $12 instead of $20, and an urgent essay can be ready in 3 hours.',
      },
      {
        heading: 'Where the tools stop',
        text: 'AI tools can invent sources, and their texts sound alike. So we do not ask them for opinions, conclusions or finished text. The writer opens and reads each reference that a tool suggests before citing it. If your course does not allow AI, say so in the brief, and we use none.',
      },
      {
        heading: 'What you do',
        text: 'Good help also teaches you something. Read the work and the notes in the margin, and ask about anything that is not clear. Rules about outside help differ from school to school. Check the rules of your school, and use the work only as they allow: as a model, an outline or a second opinion.',
      },
    ],
  },
  prices: {
    chapter: { id: 'starting-prices', title: 'Starting prices', holds: 'from $12/page' },
    scope: 'The lowest price for each kind of work, and how long it can take. Less time costs more.',
    columns: { work: 'Work', price: 'Price', time: 'Time' },
    rows: [
      {
        work: 'Essays and research papers',
        price: '$12/page',
        time: '3 hours-14 days',
        notes: 'high school to PhD',
      },
      { work: 'Case studies', price: '$15/page', time: '6 hours-10 days', notes: '' },
      { work: 'Programming', price: '$25/hour', time: '2 hours-7 days', notes: '' },
      { work: 'Thesis', price: '$20/page', time: '7-30 days', notes: '' },
      { work: 'Lab reports', price: '$18/page', time: '4 hours-5 days', notes: '' },
    ],
  },
  plans: {
    chapter: { id: 'plans', title: 'Three plans', holds: '$12 to $25/page' },
    scope: 'For essays and research papers. The later the deadline, the lower the price.',
    columns: { name: 'Plan', price: 'Price', time: 'Ready in', revisions: 'Revisions', order: 'Order' },
    tiers: [
      { name: 'Standard', price: '$12/page', time: '7+ days', revisions: '3 revisions' },
      {
        name: 'Premium',
        price: '$18/page',
        time: '3-6 days',
        revisions: 'unlimited revisions',
        label: 'Most Popular',
      },
      { name: 'Urgent', price: '$25/page', time: '3 hours to 2 days', revisions: 'agreed in your quote' },
    ],
    action: 'Start Your Order',
  },
  subjects: {
    chapter: {
      id: 'subject-index',
      title: 'Subject index',
      holds: 'six fields',
    },
    scope: subjects ? `The most common of our ${subjects.value} subjects.` : 'The most common subjects.',
    groups: [
      {
        field: 'Humanities',
        subjects: [
          'English literature',
          'Creative writing',
          'History',
          'Philosophy',
          'Religious studies',
          'Art history',
          'Linguistics',
          'Film and media',
          'Classics',
        ],
      },
      {
        field: 'Social sciences',
        subjects: [
          'Psychology',
          'Sociology',
          'Political science',
          'Anthropology',
          'Education',
          'Criminology',
          'Geography',
          'Social work',
          'International relations',
        ],
      },
      {
        field: 'Business and law',
        subjects: [
          'Accounting',
          'Finance',
          'Marketing',
          'Management',
          'Economics',
          'Human resources',
          'Operations',
          'Business law',
          'Entrepreneurship',
        ],
      },
      {
        field: 'Science and mathematics',
        subjects: [
          'Biology',
          'Chemistry',
          'Physics',
          'Environmental science',
          'Algebra',
          'Calculus',
          'Statistics',
          'Geology',
          'Astronomy',
        ],
      },
      {
        field: 'Code and engineering',
        subjects: [
          'Python',
          'Java',
          'C and C++',
          'Web development',
          'Databases',
          'Data science',
          'Machine learning',
          'Electrical engineering',
          'Mechanical engineering',
        ],
      },
      {
        field: 'Health',
        subjects: [
          'Nursing',
          'Public health',
          'Pharmacology',
          'Anatomy',
          'Nutrition',
          'Physiotherapy',
          'Healthcare management',
          'Medical ethics',
          'Epidemiology',
        ],
      },
    ],
  },
  guarantees: {
    chapter: { id: 'guarantees', title: 'Our guarantees', holds: 'six promises' },
    items: [
      {
        name: 'Unlimited revisions',
        terms: 'On Premium, as many revisions as your original brief needs. Standard has 3.',
      },
      {
        name: 'Money-back guarantee',
        terms:
          'If the work does not follow your brief and a revision does not help, you get your money back.',
      },
      {
        name: 'Partial refund for late delivery',
        terms: 'If we are later than agreed, you get part of the price back. You still get the work.',
      },
      {
        name: 'Plagiarism-free work',
        terms: 'Written new for one order, never sold again, and sent with its plagiarism report.',
      },
      {
        name: '24/7 support',
        terms: 'A person answers at any hour, also at weekends and in exam weeks.',
      },
      {
        name: 'Confidentiality',
        terms: `What you tell ${site.brand} is used for your order and for nothing else.`,
      },
    ],
  },
  process: {
    chapter: { id: 'four-steps', title: 'How an order goes', holds: 'step by step' },
    steps: [
      {
        title: 'Describe the task',
        text: 'Subject, level, length, deadline, and the brief from your tutor.',
      },
      { title: 'Accept the quote', text: 'You get a price and a writer. You pay nothing until you accept.' },
      {
        title: 'Follow the work',
        text: 'Write to your writer in the portal and add files at any time.',
      },
      {
        title: 'Get the work',
        text: 'Read it with its plagiarism report. Ask for changes if you need them.',
      },
    ],
  },
  ending: {
    text: { opening: 'Now you know the prices.', highlighted: 'Are you ready to order?' },
    action: 'Place Your Order Now',
  },
};
