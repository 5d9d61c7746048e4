export const quickAnswers = {
  title: 'Quick answers',
  intro: 'What parents and learners ask first, and how a lesson differs from a class.',
  letters: { question: 'Q', answer: 'A' },
  questions: [
    {
      question: 'Who teaches?',
      answer: 'One teacher who knows the subject, likes explaining it, and stays with you.',
    },
    {
      question: 'Where are the lessons?',
      answer: 'Online or at your home. You choose, and you can change your mind.',
    },
    {
      question: 'How often?',
      answer: 'Once a week is a good start: more before an exam, less once it works.',
    },
    {
      question: "What if we don't get on?",
      answer: "Tell us. We'll find you another teacher, and no one is offended.",
    },
    {
      question: 'How do I see progress?',
      answer: 'You get a short note after each lesson: what works now, and what is next.',
    },
  ],
  note: 'ask the same thing twice',
  comparison: {
    caption: { opening: 'A lesson beside', highlighted: 'a class' },
    columns: { feature: 'What you get', traditional: 'In a class', advantage: 'Difference' },
    rows: [
      {
        circled: true,
        feature: 'Pace',
        ourService: 'Yours',
        traditional: "The timetable's",
        advantage: 'no one has to wait',
      },
      {
        feature: 'Questions',
        ourService: 'Any, at any time',
        traditional: 'If time is left',
        advantage: 'none is too small',
      },
      {
        feature: 'Mistakes',
        ourService: 'Worked through at once',
        traditional: 'Marked later',
        advantage: 'you see why',
      },
      {
        feature: 'Plan',
        ourService: 'For one learner',
        traditional: 'For everyone',
        advantage: 'starts where you are',
      },
    ],
  },
  method: {
    title: 'Who does what in a lesson',
    doers: { person: 'you', tool: 'your teacher' },
    parts: [
      {
        by: 'tool',
        title: 'Listen',
        text: "Your teacher finds out what you can already do, and what you can't yet.",
      },
      { by: 'person', title: 'Try', text: 'You take the next step yourself and say aloud what you think.' },
      {
        by: 'tool',
        title: 'Explain',
        text: 'Your teacher explains what is missing, with an example from your own book.',
      },
      { by: 'person', title: 'Practise', text: "You do a few more on your own, until it's almost boring." },
      { by: 'tool', title: 'Note', text: 'Your teacher writes down what works now and what is next.' },
    ] satisfies { by: 'person' | 'tool'; title: string; text: string }[],
  },
  subjects: {
    title: 'Choose your subject',
    hint: 'The form opens with your subject filled in.',
    more: 'See more subjects',
    names: [
      'Maths',
      'English',
      'German',
      'French',
      'Spanish',
      'Latin',
      'Physics',
      'Chemistry',
      'Biology',
      'Computer science',
      'History',
      'Economics',
      'Statistics',
      'Reading and writing',
    ],
  },
  badges: {
    title: 'Our record so far',
    labels: {
      students: 'learners so far',
      successRate: 'passed their exam',
      subjects: 'subjects',
      rating: 'all-time average rating',
    },
  },
  quote: { label: 'Ask for a teacher', lead: 'Asking costs nothing, and a person answers.' },
};
