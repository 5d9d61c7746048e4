import type { ManuscriptContent } from '../language.ts';

/** The pages beside the form for visitors who asked for examples. They are invented and labelled as samples. */
export const examples: ManuscriptContent[] = [
  {
    label:
      'A sample page from a literature essay: a stock phrase is struck out in red with a sharper one above it, and the thesis is highlighted.',
    meta: 'Sample · ENG 210 · essay',
    heading: 'What the green light hides',
    paragraphs: [
      [
        { text: 'The light ' },
        { text: 'is a symbol of hope', mark: 'struck', above: 'promises what is lost' },
        { text: ' from the first. ' },
        { text: 'Gatsby does not want Daisy back; he wants 1917 back', mark: 'highlighted' },
        { text: ' (' },
        { text: 'Fitzgerald 110', mark: 'underlined' },
        { text: ').' },
      ],
    ],
    notes: ['page checked ✓', 'great thesis!'],
    verdict: 'done 21:15',
  },
  {
    label:
      'A sample page from a Python program: an index that is one too high is struck out in red, and a note says why.',
    meta: 'Sample · CS 101 · programming',
    heading: 'Binary search',
    isCode: true,
    paragraphs: [
      [{ text: 'def find(items, wanted):' }],
      [{ text: '    low, high = 0, ' }, { text: 'len(items)', mark: 'struck', above: 'len(items) - 1' }],
      [{ text: '    ' }, { text: 'while low <= high:', mark: 'underlined' }],
      [{ text: '        middle = (low + high) // 2' }],
    ],
    notes: ['fixed ✓', 'off by one'],
    verdict: 'done 13:20',
  },
  {
    label:
      'A sample page from a biology lab report: a claim that goes too far is struck out in red, the test is underlined, and the conclusion is highlighted.',
    meta: 'Sample · BIO 140 · lab report',
    heading: 'Light and the growth of cress',
    paragraphs: [
      [
        { text: 'Stems in the dark were longer (' },
        { text: 't(28) = 3.1, p = .004', mark: 'underlined' },
        { text: '). This ' },
        { text: 'proves that', mark: 'struck', above: 'suggests' },
        { text: ' stems stretch for light, ' },
        { text: 'not that darkness feeds them', mark: 'highlighted' },
        { text: '.' },
      ],
    ],
    notes: ['well put', 'p checked ✓'],
    verdict: 'done 08:05',
  },
];
