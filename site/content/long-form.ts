import { site } from '../site.config.ts';

/** A part of the long form: its address on the page, its title, and what the contents say it holds. */
export type Chapter = { id: string; title: string; holds: string };

export type Essay = { heading: string; text: string };

/** Prices "from": what a kind of work costs at the least, and in what time it can be had. */
export type PriceRow = { work: string; price: string; time: string; notes: string };

export type Tier = { name: string; price: string; time: string; revisions: string; label?: string };

export type SubjectGroup = { field: string; subjects: readonly string[] };

export type Guarantee = { name: string; terms: string };

export type Step = { title: string; text: string };

export type LongFormContent = {
  title: string;
  intro: string;
  toggle: { more: string; less: string };
  contents: string;
  method: { chapter: Chapter; essays: readonly Essay[]; note: string };
  prices: { chapter: Chapter; columns: PriceRow; rows: readonly PriceRow[] };
  plans: {
    chapter: Chapter;
    columns: { name: string; price: string; time: string; revisions: string; order: string };
    tiers: readonly Tier[];
    action: string;
  };
  subjects: { chapter: Chapter; groups: readonly SubjectGroup[] };
  guarantees: { chapter: Chapter; items: readonly Guarantee[] };
  process: { chapter: Chapter; steps: readonly Step[] };
  ending: { text: { opening: string; highlighted: string }; action: string };
};

const { subjects } = site.figures;

export const longForm: LongFormContent = {
  title: 'The long answer, with every price in it',
  intro:
    'How people and tools share the work, what each kind of work costs, and what happens when something goes wrong.',
  toggle: { more: 'Read More', less: 'Read Less' },
  contents: 'In this part',
  method: {
    chapter: { id: 'working-method', title: 'People first, tools second', holds: 'how we work' },
    note: 'a tool never has the last word',
    essays: [
      {
        heading: 'What the writer does',
        text: 'Every order has one name on it. That person has studied the subject, reads your brief from the first line to the last, and decides what the piece should argue. They choose the evidence, write the sentences and answer your questions. When the draft comes back with your remarks, it goes to the same desk, so nobody has to learn your topic twice.',
      },
      {
        heading: 'What the tools do',
        text: 'Search tools comb through more papers in a minute than a reader could in a day, and put the likely ones on top. Other tools compare citations with their sources, run your code against test cases, and point at sentences that say a thing twice. This is slow, dull, exact work. Handing it to software is why a page can cost $12 instead of $20 and why an urgent order can be done in 3 hours.',
      },
      {
        heading: 'Where the tools stop',
        text: 'Language models invent sources, agree too readily and write prose that sounds like everyone. So they are not asked for opinions, conclusions or finished text. Each reference that a tool suggests is opened and read before it is cited. If your course rules AI out, put it in the brief and the order is done without.',
      },
      {
        heading: 'What stays with you',
        text: 'Good help leaves you knowing more. Read the work, follow the notes in the margin and ask why a paragraph stands where it does. Rules about outside help differ from school to school. Check yours, and use what you receive the way they allow: as a model, as an outline, as a second pair of eyes.',
      },
    ],
  },
  prices: {
    chapter: { id: 'starting-prices', title: 'Starting prices', holds: 'from $12/page' },
    columns: { work: 'Work', price: 'Price', time: 'Time', notes: 'Notes' },
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
    chapter: { id: 'plans', title: 'Three plans, by deadline', holds: '$12 to $25/page' },
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
      holds: subjects ? `six fields, ${subjects.value} subjects` : 'six fields',
    },
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
    chapter: { id: 'guarantees', title: 'What we put our name to', holds: 'six promises' },
    items: [
      {
        name: 'Unlimited revisions',
        terms: 'On Premium, as many rounds as your original brief takes. Standard has 3.',
      },
      {
        name: 'Money-back guarantee',
        terms: 'Where the work misses the brief and revision cannot mend it, you are paid back.',
      },
      {
        name: 'Partial refund for late delivery',
        terms:
          'If we miss the hour we agreed on, part of the price returns to you, and the work still comes.',
      },
      {
        name: 'Plagiarism-free work',
        terms: 'Written from nothing for one order, never resold, and sent with its report.',
      },
      {
        name: '24/7 support',
        terms: 'A person answers at every hour, on weekends and in the week of finals.',
      },
      {
        name: 'Confidentiality',
        terms: `What you tell ${site.brand} is used for your order and for nothing else.`,
      },
    ],
  },
  process: {
    chapter: { id: 'four-steps', title: 'From brief to hand-in', holds: 'four steps' },
    steps: [
      {
        title: 'Describe it',
        text: 'Subject, level, length, deadline, and the brief as your tutor gave it.',
      },
      { title: 'Agree on it', text: 'You get a price and a writer. Nothing is owed until you say yes.' },
      {
        title: 'Follow it',
        text: 'Write to your writer in the portal and add files while the work goes on.',
      },
      { title: 'Receive it', text: 'Read the piece and its report, ask for changes, then make it your own.' },
    ],
  },
  ending: {
    text: { opening: 'You have read the small print.', highlighted: 'There is no smaller one.' },
    action: 'Place Your Order Now',
  },
};
