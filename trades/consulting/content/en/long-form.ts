import { list } from '../language.ts';

export const longForm = {
  title: 'How we work',
  intro: "What we do, what we don't, and how it begins.",
  toggle: { more: 'Read more', less: 'Read less' },
  contents: 'In this section',
  method: {
    chapter: { title: 'Two people and a question', holds: 'who does what' },
    note: 'you know more than we do',
    essays: [
      {
        heading: 'What we do',
        text: 'We look at your figures, stand beside your people for some days, and talk to customers. Then we write down, on a few pages, what we found and what we would do. One recommendation, with what speaks against it.',
      },
      {
        heading: 'What you do',
        text: 'You tell us what has been tried, and who will not like the answer. You read the draft and say what is wrong with it. And you decide: it is your firm.',
      },
      {
        heading: 'What we leave alone',
        text: 'We sell no software, find no staff and take no commission from anyone. If your question needs a lawyer or a tax adviser, we say so in the first talk.',
      },
    ],
  },
  prices: {
    chapter: { title: 'Starting prices', holds: 'what you pay' },
    scope: 'The lowest price for each kind of work. You get yours in writing before we begin.',
    columns: { work: 'Work', price: 'Price', time: 'Usual time' },
    rows: list<Readonly<Record<string, { work: string; notes: string }>>>({}),
  },
  plans: {
    chapter: { title: 'Plans', holds: 'what is included' },
    scope: 'Each plan, and what is included.',
    columns: { name: 'Plan', price: 'Price', time: 'Ready in', revisions: 'Changes', order: 'Ask' },
    tiers: list<Readonly<Record<string, { plan: string; revisions: string }>>>({}),
    popular: 'Chosen most often',
    action: 'Ask for our offer',
  },
  subjects: {
    chapter: { title: 'Questions', holds: 'three kinds' },
    scope: {
      counted: 'The most common questions from {subjects} trades.',
      open: 'The most common questions.',
    },
    groups: [
      {
        field: 'Outside',
        subjects: [
          'Whom to serve',
          'What to charge',
          'A new product',
          'A new market',
          'A second location',
          'A tender',
          'A partner',
          'A brand',
          'A shop online',
        ],
      },
      {
        field: 'Inside',
        subjects: [
          'What to stop',
          'Costs',
          'Cash',
          'Hiring',
          'Pay',
          'Software',
          'Stock',
          'Delivery times',
          'Who decides what',
        ],
      },
      {
        field: 'Owners',
        subjects: [
          'A handover',
          'A sale',
          'A merger',
          'A new partner',
          'A bank',
          'A crisis',
          'Growth',
          'Staying small',
          'Stopping',
        ],
      },
    ],
  },
  guarantees: {
    chapter: { title: 'What we promise', holds: 'four of them' },
    items: [
      { name: 'The two you meet', terms: 'The people in the first talk do the work.' },
      { name: 'One price', terms: 'For the question, in writing, before we begin.' },
      { name: 'One recommendation', terms: "You don't pay for a list of options." },
      { name: 'An honest no', terms: "If we can't help, we say so in the first talk." },
    ],
  },
  process: {
    chapter: { title: 'From question to decision', holds: 'step by step' },
    steps: [
      { title: 'First talk', text: 'You tell us what you have to decide.' },
      { title: 'Offer', text: 'One price, and the day of the paper.' },
      { title: 'Work', text: 'Figures, talks, days beside your people.' },
      { title: 'Paper', text: 'A few pages, and an hour to argue about them.' },
    ],
  },
  ending: {
    text: { opening: 'Now you know how we work.', highlighted: 'What is your question?' },
    action: 'Ask for our offer',
  },
};
