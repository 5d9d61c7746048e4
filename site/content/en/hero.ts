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
    'Human expert writers, helped by AI tools. Essays, code, theses, presentations and research: written for you alone and checked for plagiarism. A short essay can be back in 3 hours.',
  start: 'Get Started Now',
  examples: 'View Examples',
  proof: { price: 'From {standardPrice}', rating: '{heroRating} this year', quote: 'Free quote' },
  counters: { completed: 'assignments completed this year', active: 'orders active right now' },
  stats: {
    heroRating: 'average rating this year',
    averageTime: 'average time for a revision',
    happyStudents: 'Happy Students this year',
  },
  motion: { pause: 'Pause motion', play: 'Play motion' },
};
