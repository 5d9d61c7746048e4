export const quickAnswers = {
  title: 'Quick answers',
  intro: "What writers ask first, and what an editor sees that a checker doesn't.",
  letters: { question: 'Q', answer: 'A' },
  questions: [
    {
      question: 'Will it still be my text?',
      answer: 'Yes. You see every change, and you can refuse each of them.',
    },
    {
      question: 'Who edits it?',
      answer: 'One editor who knows your kind of text, from the first page to the last.',
    },
    {
      question: 'What does it cost?',
      answer: 'It depends on the length and on how deep the edit goes. You see the price first.',
    },
    {
      question: 'Can I see how you work?',
      answer: 'Yes. Before you decide, we edit a short sample of your own text.',
    },
    {
      question: 'Do you edit coursework?',
      answer: 'We correct language if your school allows it, and never write what is marked.',
    },
  ],
  note: 'a checker never laughs',
  comparison: {
    caption: { opening: 'An editor beside', highlighted: 'a spelling checker' },
    columns: { feature: 'What it sees', traditional: 'A checker alone', advantage: 'Difference' },
    rows: [
      {
        circled: true,
        feature: 'Meaning',
        ourService: 'Asks what you mean',
        traditional: 'Cannot ask',
        advantage: 'it says what you want',
      },
      {
        feature: 'The right word',
        ourService: 'Principal, not principle',
        traditional: 'Both are spelt right',
        advantage: 'no one smiles at you',
      },
      {
        feature: 'Chapter 2 against 9',
        ourService: 'Remembers both',
        traditional: 'Sees one line',
        advantage: 'Tuesday stays Tuesday',
      },
      {
        feature: 'Your voice',
        ourService: 'Keeps it',
        traditional: 'Evens it out',
        advantage: 'it still sounds like you',
      },
    ],
  },
  method: {
    title: 'How an edit goes',
    doers: { person: 'a person', tool: 'a tool' },
    parts: [
      { by: 'person', title: 'Read', text: 'Your editor reads the whole text once and touches nothing.' },
      {
        by: 'tool',
        title: 'Sweep',
        text: 'Tools find double spaces, typing slips and names spelt in two ways.',
      },
      {
        by: 'person',
        title: 'Edit',
        text: 'Your editor goes through it line by line, with every change visible.',
      },
      { by: 'person', title: 'Ask', text: 'Questions that only you can answer stand in the margin.' },
      { by: 'person', title: 'Proofread', text: 'After your changes, your editor reads it one last time.' },
    ] satisfies { by: 'person' | 'tool'; title: string; text: string }[],
  },
  subjects: {
    title: 'Choose your kind of text',
    hint: 'The form opens with it filled in.',
    more: 'See more kinds',
    names: [
      'Novel',
      'Memoir',
      'Short story',
      "Children's book",
      'Journal article',
      'Report',
      'Website',
      'Newsletter',
      'Speech',
      'Application',
      'Grant proposal',
      'Manual',
    ],
  },
  badges: {
    title: 'Our record so far',
    labels: {
      students: 'writers so far',
      successRate: 'came back with the next text',
      subjects: 'kinds of text',
      rating: 'all-time average rating',
    },
  },
  quote: { label: 'Get a free quote', lead: 'The quote is free, and so is the sample of your own text.' },
};
