import { list } from '../language.ts';

export const longForm = {
  title: 'How we edit',
  intro: 'What we touch, what we leave, and how it begins.',
  toggle: { more: 'Read more', less: 'Read less' },
  contents: 'In this section',
  method: {
    chapter: { title: 'What an editor does', holds: 'and what not' },
    note: 'it stays your text',
    essays: [
      {
        heading: 'First we read',
        text: 'From the first page to the last, as your readers will, and without a pencil. An editor who corrects page 1 before reading page 200 corrects the wrong things.',
      },
      {
        heading: 'Then we edit',
        text: "Line by line, in your file, with every change visible. Mistakes are corrected. If something could be better, you get a suggestion. If we don't understand you, you get a question, because your readers won't understand it either.",
      },
      {
        heading: 'What we leave alone',
        text: 'Your voice. If you write long sentences, they stay long, and become clear. And if a text is marked by a school, its argument and its sources stay as they are.',
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
    action: 'Ask for your quote',
  },
  subjects: {
    chapter: { title: 'Kinds of text', holds: 'three shelves' },
    scope: {
      counted: 'The most common of our {subjects} kinds of text.',
      open: 'The most common kinds of text.',
    },
    groups: [
      {
        field: 'Books',
        subjects: [
          'Novel',
          'Short stories',
          'Memoir',
          "Children's book",
          'Poetry',
          'Cookbook',
          'Guidebook',
          'History',
          'Biography',
        ],
      },
      {
        field: 'Work',
        subjects: [
          'Report',
          'Proposal',
          'Website',
          'Newsletter',
          'Manual',
          'Speech',
          'Annual report',
          'Press release',
          'Application',
        ],
      },
      {
        field: 'Science',
        subjects: [
          'Journal article',
          'Grant proposal',
          'Conference paper',
          'Poster',
          'Lecture',
          'Textbook',
          'Review',
          'Abstract',
          'Letter to the editor',
        ],
      },
    ],
  },
  guarantees: {
    chapter: { title: 'What we promise', holds: 'four of them' },
    items: [
      {
        name: 'Every change is visible',
        terms: 'In your own file, each with a button to accept or refuse it.',
      },
      { name: 'One editor', terms: 'The same person from the sample to the last page.' },
      {
        name: 'The day that we name',
        terms: 'Your quote names the day. If something happens, you hear it before, not after.',
      },
      { name: 'Your text is yours', terms: 'We show it to no one, and put it into no tool without asking.' },
    ],
  },
  process: {
    chapter: { title: 'From draft to done', holds: 'step by step' },
    steps: [
      { title: 'Sample', text: 'We edit a page of your text, and you see whether you like it.' },
      { title: 'Quote', text: 'One sum for the whole text, and one day.' },
      { title: 'Edit', text: 'You get your file back, with changes and questions.' },
      { title: 'Last look', text: 'You answer, and your editor reads it once more.' },
    ],
  },
  ending: {
    text: { opening: 'Now you know how we edit.', highlighted: 'What have you written?' },
    action: 'Ask for your quote',
  },
};
