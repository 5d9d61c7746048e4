import type { ManuscriptContent } from '../language.ts';

/** The pages beside the form for visitors who asked for examples. They are invented and labelled as samples. */
export const examples: ManuscriptContent[] = [
  {
    label:
      'A sample page of an English lesson: a long opening is struck out with a shorter one above it, and the best phrase is highlighted.',
    meta: 'Sample · English · lesson 3',
    heading: 'Say it in fewer words',
    paragraphs: [
      [
        {
          text: 'The reason why I like the book is because',
          mark: 'struck',
          above: 'I like the book because',
        },
        { text: ' it ' },
        { text: 'trusts its readers', mark: 'highlighted' },
        { text: '. It never ' },
        { text: 'explains', mark: 'underlined' },
        { text: ' what a look has already said.' },
      ],
    ],
    notes: ['read it aloud', 'lovely!'],
    verdict: 'shorter',
  },
  {
    label:
      'A sample page of a physics lesson: a wrong reason is struck out with a better one above it, and the conclusion is highlighted.',
    meta: 'Sample · physics · lesson 5',
    heading: 'Why does a ship float?',
    paragraphs: [
      [
        { text: 'A steel bar sinks, but a steel ship floats, because it ' },
        { text: 'is lighter', mark: 'struck', above: 'pushes more water aside' },
        { text: '. And ' },
        { text: 'the water pushes back', mark: 'highlighted' },
        { text: ' as hard as ' },
        { text: 'its own weight', mark: 'underlined' },
        { text: '.' },
      ],
    ],
    notes: ['your words ✓', 'now try ice'],
    verdict: 'it floats',
  },
  {
    label: 'A sample plan of six weeks: one line for each pair of weeks, one topic moved to a later week.',
    meta: 'Sample · plan · six weeks',
    heading: 'From fractions to equations',
    isCode: true,
    paragraphs: [
      [{ text: 'weeks 1-2  fractions you can draw' }],
      [{ text: 'weeks 3-4  ' }, { text: 'equations', mark: 'struck', above: 'brackets' }],
      [{ text: 'weeks 5-6  ' }, { text: 'equations', mark: 'highlighted' }],
      [{ text: 'every week  ' }, { text: 'one from last time', mark: 'underlined' }],
    ],
    notes: ['not too fast', 'on time ✓'],
    verdict: 'our plan',
  },
];
