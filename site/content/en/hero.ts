import type { ManuscriptContent } from '../language.ts';

/** The draft beside the headline: a page that an editor has marked up. */
const manuscript: ManuscriptContent = {
  label:
    'A page from an essay, marked up by an editor: weak phrases struck out with better ones above them, the thesis highlighted, notes in the margin.',
  heading: 'Why bystanders wait',
  meta: 'PSY 204 · draft 2 · due 09:00',
  paragraphs: [
    [
      { text: 'When many people see an emergency, ' },
      { text: 'no one does anything', mark: 'struck', above: 'each is less likely to help' },
      { text: '. Darley and Latané called this ' },
      { text: 'diffusion of responsibility', mark: 'underlined' },
      { text: ' (1968).' },
    ],
    [
      { text: 'This essay argues that the effect is weaker online, ', mark: 'highlighted' },
      { text: 'because a screen hides how many others are watching', mark: 'highlighted' },
      { text: ', ' },
      { text: 'and that is a thing that', mark: 'struck', above: 'which' },
      { text: ' platforms can design for.' },
    ],
  ],
  notes: ['strong thesis!', 'source checked ✓', 'say it once'],
  verdict: 'done 05:40',
};

export const hero = {
  kicker: '{productAtStart}, day and night',
  // The second part is highlighted, the fourth underlined in red.
  headline: {
    opening: 'Hand it in',
    highlighted: 'on time',
    middle: ', with an',
    underlined: 'expert',
    ending: 'on your side.',
  },
  promise:
    'Human expert writers, helped by AI tools. Essays, code, theses, presentations and research, written just for you and checked for plagiarism. A short essay can be ready in 3 hours.',
  start: 'Get Started Now',
  examples: 'View Examples',
  proof: { price: 'From {standardPrice}', rating: '{heroRating} this year', quote: 'Free quote' },
  counters: { completed: 'assignments completed this year', active: 'orders active right now' },
  stats: {
    heroRating: 'average rating this year',
    averageTime: 'average time for a revision',
    happyStudents: 'Happy Students this year',
  },
  sentence: {
    label: 'Paste a sentence you are unsure of.',
    hint: 'Nothing you paste is sent.',
    // Loaded when a visitor uses the field.
    marks: {
      title: 'Your sentence',
      // In the pen's oval, which has room for about 11 characters.
      count: 'marks: {count}',
      none: 'clean!',
      // For screen readers, with the quoted words.
      quoted: '“{words}”: ',
      // For each kind of mark, by hand.
      notes: {
        wordy: 'shorter',
        doubled: 'say it once',
        opening: 'get to the point',
        filler: 'cut it',
        passive: 'who acts? first!',
        agent: 'who says so?',
        subject: 'start with who',
        pronoun: 'this what?',
        amount: 'how many?',
        thing: 'name it',
      },
      found: 'That was the easy part. An expert reads your argument, too.',
      foundNothing: 'No rule found anything here. An expert reads your argument, too.',
      open: 'Get a draft marked',
    },
  },
  motion: { pause: 'Pause animation', play: 'Play animation' },
  manuscript,
};
