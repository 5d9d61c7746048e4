import { list } from '../language.ts';

export const longForm = {
  title: 'How we translate',
  intro: 'Who does what, what we promise, and how it begins.',
  toggle: { more: 'Read more', less: 'Read less' },
  contents: 'In this section',
  method: {
    chapter: { title: 'Two people, one text', holds: 'who does what' },
    note: 'neither works alone',
    essays: [
      {
        heading: 'What the translator does',
        text: 'The translator reads the whole text first, to know how it ends. Then every sentence is written again, in a language that the translator has spoken since childhood. If your text can be read in two ways, you get a question, not a guess.',
      },
      {
        heading: 'What the reader does',
        text: 'A second person puts both texts side by side and reads line by line: is all of it there, is nothing added, does it sound right? Then the two of them talk about the rest.',
      },
      {
        heading: 'What the tools do',
        text: 'Tools keep a list of your terms, compare figures and names, and find double spaces. They suggest, and people decide. If your text must not enter any machine, we work without them.',
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
    chapter: { title: 'Languages', holds: 'three regions' },
    scope: {
      counted: 'The most common of our {subjects} pairs. Ask about others.',
      open: 'The most common languages, in both directions. Ask about others.',
    },
    groups: [
      {
        field: 'Western Europe',
        subjects: [
          'English',
          'French',
          'German',
          'Italian',
          'Spanish',
          'Portuguese',
          'Dutch',
          'Swedish',
          'Danish',
        ],
      },
      {
        field: 'Eastern Europe',
        subjects: [
          'Polish',
          'Czech',
          'Ukrainian',
          'Romanian',
          'Hungarian',
          'Greek',
          'Bulgarian',
          'Croatian',
          'Lithuanian',
        ],
      },
      {
        field: 'And beyond',
        subjects: [
          'Arabic',
          'Turkish',
          'Persian',
          'Hebrew',
          'Hindi',
          'Chinese',
          'Japanese',
          'Korean',
          'Vietnamese',
        ],
      },
    ],
  },
  guarantees: {
    chapter: { title: 'What we promise', holds: 'four of them' },
    items: [
      { name: 'Two people', terms: 'No text leaves us that only one person has read.' },
      {
        name: 'The day that we name',
        terms: 'Your quote names the day. If something happens, you hear it before, not after.',
      },
      { name: 'Corrections', terms: 'We correct our own mistakes at no cost, whenever you find them.' },
      { name: 'Silence', terms: 'Only the two who work on your text see it.' },
    ],
  },
  process: {
    chapter: { title: 'From your file to ours', holds: 'step by step' },
    steps: [
      { title: 'Quote', text: 'You get one sum and one day. You pay nothing until you accept.' },
      { title: 'Questions', text: 'You send the file. We ask about anything unclear.' },
      { title: 'Translation', text: 'One person writes, a second one reads.' },
      { title: 'Your turn', text: 'You read it, and we change what you would say in another way.' },
    ],
  },
  ending: {
    text: { opening: 'Now you know how we work.', highlighted: 'Which text is it?' },
    action: 'Ask for your quote',
  },
};
