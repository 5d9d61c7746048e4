import type { ManuscriptContent } from '../language.ts';

/** The pages beside the form for visitors who asked for examples. They are invented and labelled as samples. */
export const examples: ManuscriptContent[] = [
  {
    label:
      'A sample page of a contract translated from French: a word that looks alike but means something else is struck out, and the period is underlined.',
    meta: 'Sample · French to English · contract',
    heading: 'Clause 7: the end of it',
    paragraphs: [
      [
        { text: 'This contract is ' },
        { text: 'resolved', mark: 'struck', above: 'terminated' },
        { text: ' if a party ' },
        { text: 'fails to pay', mark: 'highlighted' },
        { text: ' within ' },
        { text: 'thirty days', mark: 'underlined' },
        { text: ' of a written reminder.' },
      ],
    ],
    notes: ['false friend', 'dates ✓'],
    verdict: 'in force',
  },
  {
    label:
      'A sample page of a recipe translated from Italian: a temperature gets its unit, and a phrase is highlighted.',
    meta: 'Sample · Italian to English · cookbook',
    heading: 'Bread from yesterday',
    paragraphs: [
      [
        { text: 'Bake at ' },
        { text: '180 degrees', mark: 'struck', above: '180 °C, gas mark 4' },
        { text: ', until the crust is ' },
        { text: 'the colour of hay', mark: 'highlighted' },
        { text: '. Let it ' },
        { text: 'rest, as you should', mark: 'underlined' },
        { text: '.' },
      ],
    ],
    notes: ['whose degrees?', 'units ✓'],
    verdict: 'delicious',
  },
  {
    label:
      'A sample page of a website translated from Spanish: a wrong word is struck out with the right one above it.',
    meta: 'Sample · Spanish to English · website',
    heading: 'A promise, no more',
    paragraphs: [
      [
        { text: 'Our ' },
        { text: 'compromise', mark: 'struck', above: 'commitment' },
        { text: ': if it ' },
        { text: "doesn't fit", mark: 'highlighted' },
        { text: ', send it back. You ' },
        { text: "don't have to say why", mark: 'underlined' },
        { text: '.' },
      ],
    ],
    notes: ['false friend', 'fits the button ✓'],
    verdict: 'online',
  },
];
