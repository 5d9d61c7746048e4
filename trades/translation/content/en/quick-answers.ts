export const quickAnswers = {
  title: 'Quick answers',
  intro: "What clients ask first, and what a person does that a machine doesn't.",
  letters: { question: 'Q', answer: 'A' },
  questions: [
    {
      question: 'Who translates?',
      answer: 'A person who writes in the language they grew up with and knows your field.',
    },
    { question: 'Who checks it?', answer: 'A second person, who compares every line with your text.' },
    {
      question: 'What does it cost?',
      answer: 'It depends on the languages, the field and the number of words. You see the price first.',
    },
    {
      question: 'Do you use machines?',
      answer: "For terms, spelling and figures. If you don't want your text in any machine, tell us.",
    },
    { question: 'What if I want another word?', answer: 'Tell us. If the sentence allows it, you get it.' },
  ],
  note: 'one person who thinks',
  comparison: {
    caption: { opening: 'A person beside', highlighted: 'a machine alone' },
    columns: { feature: 'What matters', traditional: 'A machine alone', advantage: 'Difference' },
    rows: [
      {
        circled: true,
        feature: 'Sayings',
        ourService: 'Said as people say them',
        traditional: 'Often word for word',
        advantage: 'no one laughs at you',
      },
      { feature: 'Doubts', ourService: 'We ask you', traditional: 'It guesses', advantage: 'you decide' },
      {
        feature: 'Names and figures',
        ourService: 'Compared line by line',
        traditional: 'Yours to check',
        advantage: 'one job less',
      },
      {
        feature: 'Tone',
        ourService: 'Yours, in their language',
        traditional: 'The usual one',
        advantage: 'it still sounds like you',
      },
    ],
  },
  method: {
    title: 'Who does what',
    doers: { person: 'a person', tool: 'a tool' },
    parts: [
      { by: 'person', title: 'Read', text: 'The translator reads the whole text before the first sentence.' },
      {
        by: 'tool',
        title: 'Collect',
        text: 'A tool lists the terms that come back, so that each has one name.',
      },
      {
        by: 'person',
        title: 'Translate',
        text: 'The translator writes the text again, sentence by sentence.',
      },
      { by: 'tool', title: 'Compare', text: 'A tool compares figures, names and layout with your file.' },
      { by: 'person', title: 'Revise', text: 'A second person reads both texts side by side.' },
    ] satisfies { by: 'person' | 'tool'; title: string; text: string }[],
  },
  subjects: {
    title: 'Choose your field',
    hint: 'The form opens with your field filled in.',
    more: 'See more fields',
    names: [
      'Law',
      'Medicine',
      'Engineering',
      'Software',
      'Finance',
      'Marketing',
      'Tourism',
      'Food',
      'Fashion',
      'Science',
      'Art',
      'Official documents',
    ],
  },
  badges: {
    title: 'Our record so far',
    labels: {
      students: 'clients so far',
      successRate: 'delivered on time',
      subjects: 'language pairs',
      rating: 'all-time average rating',
    },
  },
  quote: { label: 'Get a free quote', lead: 'The quote is free, and you can say no.' },
};
