import type { ManuscriptContent } from '../language.ts';

/** The page beside the headline: a paragraph that an editor has gone through in blue pencil. */
const manuscript: ManuscriptContent = {
  label:
    'A page of a novel, edited: an adverb is struck out, a longer phrase is replaced by a shorter one, the best line is highlighted, and questions stand in the margin.',
  heading: 'The house on the dyke',
  meta: 'Chapter 4 · line edit · page 61',
  paragraphs: [
    [
      { text: 'She ' },
      { text: 'slowly walked', mark: 'struck', above: 'went' },
      { text: ' to the window. ' },
      { text: 'The sea had its back to her.', mark: 'highlighted' },
    ],
    [
      { text: 'Behind the dyke, ' },
      { text: 'at that point in time', mark: 'struck', above: 'then' },
      { text: ', a light went on. ' },
      { text: 'It was Tuesday again.', mark: 'underlined' },
    ],
  ],
  notes: ['keep this one!', 'Monday on p. 58?', 'show, done ✓'],
  verdict: 'stet',
};

export const hero = {
  kicker: '{productAtStart} for writers of every kind',
  headline: {
    opening: 'Say',
    highlighted: 'what you mean',
    middle: ', with a',
    underlined: 'second',
    ending: 'pair of eyes.',
  },
  promise:
    'Books, articles, reports, applications. An editor reads your text as your readers will, corrects what is wrong, and asks about anything unclear. It stays yours.',
  start: 'Ask for a quote',
  examples: 'See an edited page',
  proof: { price: 'Every change visible', rating: '{heroRating} this year', quote: 'Free quote' },
  counters: { completed: 'texts edited this year', active: 'texts on our desks right now' },
  stats: {
    heroRating: 'average rating this year',
    averageTime: 'average time for a question',
    happyStudents: 'writers this year',
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
      found: 'That was the easy part. An editor reads your whole text.',
      foundNothing: 'No rule found anything here. An editor reads your whole text.',
      open: 'Ask for a quote',
    },
  },
  motion: { pause: 'Pause animation', play: 'Play animation' },
  manuscript: manuscript,
};
