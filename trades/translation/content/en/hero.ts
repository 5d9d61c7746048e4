import type { ManuscriptContent } from '../language.ts';

/** The page beside the headline: a translation that a second reader has marked up. */
const manuscript: ManuscriptContent = {
  label:
    'A page of a translation from German: two sayings were first translated word for word; those lines are struck out, with what an English reader would say above them.',
  heading: 'Nur Bahnhof',
  meta: 'German to English · draft 2',
  paragraphs: [
    [{ text: 'Ich verstehe nur Bahnhof.' }],
    [
      { text: 'I only understand train station', mark: 'struck', above: "It's all Greek to me" },
      { text: '.' },
    ],
    [{ text: 'Das ist nicht mein Bier, ' }, { text: 'sagte sie', mark: 'underlined' }, { text: '.' }],
    [
      { text: "“That's not " },
      { text: 'my beer', mark: 'struck', above: 'my problem' },
      { text: ',” ' },
      { text: 'she said', mark: 'highlighted' },
      { text: '.' },
    ],
  ],
  notes: ['not a pub!', 'read aloud', '2nd reader ✓'],
  verdict: 'reads well',
};

export const hero = {
  kicker: '{productAtStart} by people, for people',
  headline: {
    opening: 'Your text',
    highlighted: 'in their words',
    middle: ', by a',
    underlined: 'translator',
    ending: 'who grew up with them.',
  },
  promise:
    'Contracts, manuals, websites and books. One person translates into the language they grew up with, and a second one reads every line before you get it.',
  start: 'Ask for a quote',
  examples: 'See a translation',
  proof: { price: 'Two people on every text', rating: '{heroRating} this year', quote: 'Free quote' },
  counters: { completed: 'texts translated this year', active: 'texts in work right now' },
  stats: {
    heroRating: 'average rating this year',
    averageTime: 'average time for a correction',
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
      found: 'That was the easy part. A translator reads the rest.',
      foundNothing: 'No rule found anything here. A translator reads the rest.',
      open: 'Ask for a quote',
    },
  },
  motion: { pause: 'Pause animation', play: 'Play animation' },
  manuscript: manuscript,
};
