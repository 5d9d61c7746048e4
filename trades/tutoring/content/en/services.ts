export const services = {
  title: 'Lessons for every start',
  intro: 'For school, for university, and for later.',
  note: 'bring your own book',
  sheet: { paper: 'Lesson', marks: 'Goals', total: '3/3' },
  services: [
    {
      title: 'One to one',
      description: 'One learner, one teacher, one goal at a time.',
      features: ['Your own pace', 'The same teacher every week', 'A note after each lesson'],
    },
    {
      title: 'Small group',
      description: 'Two to four learners who are at the same point.',
      features: ['Everyone gets to speak', 'Less to pay for each learner', 'One plan for the group'],
    },
    {
      title: 'Before an exam',
      description: 'A plan back from the day of the exam, and real papers from past years.',
      features: ['What counts most comes first', 'Practice against the clock', 'Calm in the last week'],
    },
    {
      title: 'Study hour',
      description: 'An hour in the week to learn how to learn.',
      features: ['A week that fits on a page', 'Notes that help later', 'Fewer evenings in tears'],
    },
    {
      title: 'University',
      description: 'Statistics, calculus, programming: what the lecture skipped.',
      features: ['Your own lecture notes', 'The step that is missing', 'Your work stays yours'],
    },
    {
      title: 'Adults',
      description: 'A language, a certificate, or the maths that never made sense.',
      features: [
        'In the evening or at weekends',
        'Examples from your work',
        'No marks, unless you want some',
      ],
    },
  ],
  closing: {
    counted: {
      opening: 'Looking for something else? Our teachers cover',
      highlighted: '{subjects} subjects',
      ending: 'in all.',
    },
    open: {
      opening: 'Looking for something else?',
      highlighted: 'Name your subject',
      ending: 'and we look for a teacher.',
    },
  },
  all: 'Ask about lessons →',
  quote: 'Ask for a price',
};
