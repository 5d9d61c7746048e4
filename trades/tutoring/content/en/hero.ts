import type { ManuscriptContent } from '../language.ts';

/** The page beside the headline: an equation that a teacher and a learner have worked through. */
const manuscript: ManuscriptContent = {
  label:
    'A page of an exercise book: in an equation, a forgotten factor is struck out and written above, the answer is highlighted, and notes stand in the margin.',
  heading: 'Where did the 12 come from?',
  meta: 'Maths · year 9 · Tuesday',
  paragraphs: [
    [{ text: '3(x − 4) = 9' }],
    [{ text: '3x ' }, { text: '− 4', mark: 'struck', above: '− 12' }, { text: ' = 9' }],
    [{ text: '3x = 21, so ' }, { text: 'x = 7', mark: 'highlighted' }],
    [{ text: 'And to be sure: ' }, { text: '3(7 − 4) = 9', mark: 'underlined' }],
  ],
  notes: ['both terms!', 'nearly there', 'checked ✓'],
  verdict: 'got it',
};

export const hero = {
  kicker: '{productAtStart}, one to one or in a small group',
  headline: {
    opening: 'It',
    highlighted: 'makes sense',
    middle: ' once a',
    underlined: 'teacher',
    ending: 'starts where you are.',
  },
  promise:
    'Lessons online or at your home: for school, for university, and for anyone who wants to start again. One teacher, your pace, and a plan that you can see.',
  start: 'Ask for lessons',
  examples: 'See a lesson',
  proof: { price: 'Online or at home', rating: '{heroRating} this year', quote: 'A free first talk' },
  counters: { completed: 'lessons taught this year', active: 'learners right now' },
  stats: {
    heroRating: 'average rating this year',
    averageTime: 'average time to the first lesson',
    happyStudents: 'learners this year',
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
      found: 'That was the easy part. A teacher reads your whole text.',
      foundNothing: 'No rule found anything here. A teacher reads your whole text.',
      open: 'Ask for lessons',
    },
  },
  motion: { pause: 'Pause animation', play: 'Play animation' },
  manuscript: manuscript,
};
