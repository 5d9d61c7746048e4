import type { ManuscriptContent } from '../language.ts';

/** The pages beside the form for visitors who asked for examples. They are invented and labelled as samples. */
export const examples: ManuscriptContent[] = [
  {
    label:
      'A sample page about prices: a guess is struck out with an observation above it, and the recommendation is highlighted.',
    meta: 'Sample · prices · a workshop',
    heading: 'What is a repair worth?',
    paragraphs: [
      [
        { text: 'Customers ' },
        { text: 'are price-sensitive', mark: 'struck', above: 'ask for a date, not a price' },
        { text: '. So ' },
        { text: 'charge for the date', mark: 'highlighted' },
        { text: ': one price this week, ' },
        { text: 'a lower one next month', mark: 'underlined' },
        { text: '.' },
      ],
    ],
    notes: ['asked 20 of them', 'try it in May'],
    verdict: 'try it',
  },
  {
    label:
      'A sample plan of four lines for a handover in a family firm: one task is moved to an earlier month.',
    meta: 'Sample · handover · a family firm',
    heading: 'Who signs what, and when',
    isCode: true,
    paragraphs: [
      [{ text: 'January   offers' }],
      [{ text: 'April     ' }, { text: 'hiring', mark: 'struck', above: 'suppliers' }],
      [{ text: 'July      ' }, { text: 'hiring', mark: 'highlighted' }],
      [{ text: 'December  ' }, { text: 'the bank', mark: 'underlined' }],
    ],
    notes: ['ask your aunt', 'in writing ✓'],
    verdict: 'agreed',
  },
  {
    label: 'A sample page about what to stop: a product is struck out, and the reason is highlighted.',
    meta: 'Sample · range · a publisher',
    heading: 'What to stop first',
    paragraphs: [
      [
        { text: 'The calendar takes ' },
        { text: 'a lot of resources', mark: 'struck', above: 'all of October' },
        { text: ' and ' },
        { text: 'pays for September', mark: 'underlined' },
        { text: '. We would ' },
        { text: 'stop it, and tell the readers why', mark: 'highlighted' },
        { text: '.' },
      ],
    ],
    notes: ['painful', 'books agree ✓'],
    verdict: 'stop it',
  },
];
