import type { ManuscriptContent } from '../language.ts';

/** The page beside the headline: a paper for a decision that a consultant has worked on with a client. */
const manuscript: ManuscriptContent = {
  label:
    'A page of a paper for a decision: a vague goal is struck out with a measurable one above it, the recommendation is highlighted, and remarks stand in the margin.',
  heading: 'Should we open a second bakery?',
  meta: 'Paper for Thursday · page 1 of 2',
  paragraphs: [
    [
      { text: 'The aim is to ' },
      { text: 'leverage our growth', mark: 'struck', above: "sell out by two o'clock" },
      { text: '. Today half the bread is ' },
      { text: 'sold before nine', mark: 'underlined' },
      { text: '.' },
    ],
    [
      { text: 'We recommend: ' },
      { text: 'no second shop, but a second oven', mark: 'highlighted' },
      { text: ' in the ' },
      { text: 'existing location', mark: 'struck', above: 'old one' },
      { text: ', and a van.' },
    ],
  ],
  notes: ['who says so?', 'till data ✓', 'cost on p. 2'],
  verdict: 'decided',
};

export const hero = {
  kicker: '{productAtStart} for firms without a strategy department',
  headline: {
    opening: 'Ask',
    highlighted: 'one hard question',
    middle: ', leave with a',
    underlined: 'decision',
    ending: 'that holds.',
  },
  promise:
    'Two people, a few weeks, one question: whom to serve, what to charge, what to stop. We look at your figures, talk to your people, and write down what we would do.',
  start: 'Ask your question',
  examples: 'See a page of advice',
  proof: { price: 'One question at a time', rating: '{heroRating} this year', quote: 'A free first talk' },
  counters: { completed: 'questions answered this year', active: 'projects right now' },
  stats: {
    heroRating: 'average rating this year',
    averageTime: 'average time to a first answer',
    happyStudents: 'clients this year',
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
      found: 'That was the easy part. A person reads the rest.',
      foundNothing: 'No rule found anything here. A person reads the rest.',
      open: 'Ask your question',
    },
  },
  motion: { pause: 'Pause animation', play: 'Play animation' },
  manuscript: manuscript,
};
