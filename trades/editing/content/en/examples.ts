import type { ManuscriptContent } from '../language.ts';

/** The pages beside the form for visitors who asked for examples. They are invented and labelled as samples. */
export const examples: ManuscriptContent[] = [
  {
    label:
      'A sample page of a report, edited: a noun phrase is struck out with a verb above it, and the finding is highlighted.',
    meta: 'Sample · report · copy-edit',
    heading: 'What the survey found',
    paragraphs: [
      [
        { text: 'We ' },
        { text: 'carried out an investigation of', mark: 'struck', above: 'asked' },
        { text: ' forty shops. ' },
        { text: 'Three in four', mark: 'underlined' },
        { text: ' would ' },
        { text: 'open later, not longer', mark: 'highlighted' },
        { text: '.' },
      ],
    ],
    notes: ['30 of 40 ✓', 'verb, not noun'],
    verdict: 'half as long',
  },
  {
    label:
      'A sample page of an application, edited: a phrase that everyone writes is struck out with a plain one above it.',
    meta: 'Sample · application · line edit',
    heading: 'Why I write to you',
    paragraphs: [
      [
        { text: 'I am ' },
        { text: 'a passionate team player', mark: 'struck', above: 'the one who calls back' },
        { text: '. Last winter, ' },
        { text: 'that kept two patients at home', mark: 'highlighted' },
        { text: ' instead of ' },
        { text: 'in a corridor', mark: 'underlined' },
        { text: '.' },
      ],
    ],
    notes: ['now I see you', 'one page ✓'],
    verdict: 'send it',
  },
  {
    label:
      'A sample page of a web page, proofread: a wrong word is struck out and a missing apostrophe is underlined.',
    meta: 'Sample · web page · proofread',
    heading: 'Opening hours',
    paragraphs: [
      [
        { text: 'Our ' },
        { text: 'principle', mark: 'struck', above: 'principal' },
        { text: ' shop is open ' },
        { text: 'on Sundays', mark: 'underlined' },
        { text: '. Please ring if ' },
        { text: 'the door looks shut', mark: 'highlighted' },
        { text: '; it sticks.' },
      ],
    ],
    notes: ['same on p. 2', 'nice!'],
    verdict: 'clean',
  },
];
