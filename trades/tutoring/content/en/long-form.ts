import { list } from '../language.ts';

export const longForm = {
  title: 'How we teach',
  intro: 'What a lesson is for, what we promise, and how it begins.',
  toggle: { more: 'Read more', less: 'Read less' },
  contents: 'In this section',
  method: {
    chapter: { title: 'What a lesson is for', holds: 'and what it is not' },
    note: "until you don't need us",
    essays: [
      {
        heading: 'What your teacher does',
        text: 'Your teacher looks for the place where understanding stops, which is often a year earlier than the test that went wrong. Then you work from there, with your own book and your own notes, in steps that are small enough to succeed.',
      },
      {
        heading: 'What you do',
        text: 'You do the thinking. Your teacher asks, waits and gives a hint, and lets you find the end yourself. What you have found yourself, you still know in June.',
      },
      {
        heading: 'What we leave alone',
        text: 'Work that is marked stays your own. We explain what the task asks, practise with another one like it, and read what you have written if your school allows it. We write none of it for you.',
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
    action: 'Ask for a first talk',
  },
  subjects: {
    chapter: { title: 'Subjects', holds: 'three fields' },
    scope: { counted: 'The most common of our {subjects} subjects.', open: 'The most common subjects.' },
    groups: [
      {
        field: 'Numbers and sciences',
        subjects: [
          'Arithmetic',
          'Algebra',
          'Geometry',
          'Calculus',
          'Statistics',
          'Physics',
          'Chemistry',
          'Biology',
          'Computer science',
        ],
      },
      {
        field: 'Languages',
        subjects: [
          'English',
          'French',
          'German',
          'Italian',
          'Latin',
          'Spanish',
          'Reading',
          'Spelling',
          'Speaking',
        ],
      },
      {
        field: 'And also',
        subjects: [
          'History',
          'Geography',
          'Economics',
          'Music theory',
          'Learning to learn',
          'Entrance exams',
          'School-leaving exams',
          'University exams',
          'Starting again',
        ],
      },
    ],
  },
  guarantees: {
    chapter: { title: 'What we promise', holds: 'four of them' },
    items: [
      {
        name: 'One teacher',
        terms: 'The same person every week. If that has to change, you meet the new one first.',
      },
      {
        name: 'A note after each lesson',
        terms: 'What works now, what is next, and what you can do until then.',
      },
      {
        name: 'A price in writing',
        terms: 'Before the first lesson. You pay only for lessons that you have booked.',
      },
      { name: 'No long contract', terms: 'You can stop after any lesson. Tell us why, if you like.' },
    ],
  },
  process: {
    chapter: { title: 'From the first talk to the last lesson', holds: 'step by step' },
    steps: [
      { title: 'First talk', text: 'We ask what is hard, what comes next, and when you have time.' },
      { title: 'First lesson', text: 'You and your teacher try it out and make a plan.' },
      { title: 'Every lesson', text: 'You work on the next step, and get a note.' },
      { title: 'Last lesson', text: 'You can do it without us. That was the plan.' },
    ],
  },
  ending: {
    text: { opening: 'Now you know how we teach.', highlighted: 'Shall we talk?' },
    action: 'Ask for a first talk',
  },
};
