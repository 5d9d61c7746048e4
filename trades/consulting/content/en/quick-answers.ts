export const quickAnswers = {
  title: 'Quick answers',
  intro: 'What clients ask first, and how a small firm differs from a large one.',
  letters: { question: 'Q', answer: 'A' },
  questions: [
    { question: 'Whom do we work with?', answer: 'The two people you talk to first. No one else is sent.' },
    {
      question: 'How long does it take?',
      answer: 'Weeks, not months. The offer names the day of the paper.',
    },
    { question: 'What does it cost?', answer: 'One price for the question, which you know before we begin.' },
    {
      question: 'Do you also carry it out?',
      answer: 'If you wish, we stay beside you for the first months. The work stays with your people.',
    },
    {
      question: 'What if you are wrong?',
      answer: 'The paper says what would prove us wrong, and when to look.',
    },
  ],
  note: 'a few pages, no slides',
  comparison: {
    caption: { opening: 'Two people beside', highlighted: 'a large team' },
    columns: { feature: 'What you get', traditional: 'A large team', advantage: 'Difference' },
    rows: [
      {
        circled: true,
        feature: 'Result',
        ourService: 'A paper of a few pages',
        traditional: 'A long deck',
        advantage: 'your board reads it',
      },
      {
        feature: 'Who does the work',
        ourService: 'Those you met',
        traditional: 'Often others',
        advantage: 'no one starts again',
      },
      { feature: 'Scope', ourService: 'One question', traditional: 'A programme', advantage: 'you can stop' },
      {
        feature: 'Knowledge',
        ourService: 'Written down for you',
        traditional: 'In their files',
        advantage: 'you need us less',
      },
    ],
  },
  method: {
    title: 'Who does what',
    doers: { person: 'you', tool: 'we' },
    parts: [
      { by: 'person', title: 'Ask', text: 'You put your question in two sentences.' },
      { by: 'tool', title: 'Look', text: 'We read your figures and talk to the people who do the work.' },
      {
        by: 'tool',
        title: 'Write',
        text: 'We write down what we found and what we would do, on a few pages.',
      },
      { by: 'person', title: 'Object', text: 'You and your people say what is wrong with it.' },
      { by: 'person', title: 'Decide', text: 'You decide, with our paper or against it.' },
    ] satisfies { by: 'person' | 'tool'; title: string; text: string }[],
  },
  subjects: {
    title: 'Choose your question',
    hint: 'The form opens with it filled in.',
    more: 'See more questions',
    names: [
      'Whom to serve',
      'What to charge',
      'What to stop',
      'A new product',
      'A second location',
      'A handover',
      'Hiring',
      'Software',
      'Costs',
      'Cash',
      'A tender',
      'A merger',
    ],
  },
  badges: {
    title: 'Our record so far',
    labels: {
      students: 'clients so far',
      successRate: 'would ask again',
      subjects: 'trades',
      rating: 'all-time average rating',
    },
  },
  quote: { label: 'Ask for an offer', lead: 'The first talk is free. We tell you whether we can help.' },
};
