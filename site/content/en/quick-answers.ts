export const quickAnswers = {
  title: 'Quick answers',
  intro: 'What most students ask first, and how we compare with a service that uses no AI tools.',
  letters: { question: 'Q', answer: 'A' },
  questions: [
    {
      question: 'What is {brand}?',
      answer:
        'A service where people write, edit and code for students. AI tools help them with the slow parts.',
    },
    {
      question: 'How soon can it be ready?',
      answer: 'A short essay can be back in 3 hours. A thesis takes 7\u00a0days or more.',
    },
    {
      question: 'What will I pay?',
      answer: 'From $12 a page. You see the price before you decide, and the quote is free.',
    },
    {
      question: 'Does a machine write it?',
      answer: 'No. Tools search and check. A person thinks, writes and approves the text.',
    },
    {
      question: 'And if it is not what I asked for?',
      answer: 'Ask for a revision. If that does not help, the money-back guarantee applies.',
    },
  ],
  note: 'on average: over all orders, not only the fastest',
  comparison: {
    caption: { opening: 'How we compare with', highlighted: 'a traditional service' },
    columns: {
      feature: 'What you get',
      traditional: 'Traditional',
      advantage: 'Difference',
    },
    // Our side is circled where it is a figure, and ticked elsewhere.
    rows: [
      {
        circled: true,
        feature: 'An essay is ready from',
        ourService: '3 hours',
        traditional: '7+ days',
        advantage: '70% faster on average',
      },
      {
        circled: true,
        feature: 'Lowest price per page',
        ourService: '$12',
        traditional: '$20',
        advantage: '40% cheaper',
      },
      {
        feature: 'Revisions',
        ourService: 'Unlimited on Premium',
        traditional: 'Counted and billed',
        advantage: 'not counted on Premium',
      },
      {
        feature: 'Support',
        ourService: '24/7, by a person',
        traditional: 'Office hours',
        advantage: 'at any hour',
      },
      {
        feature: 'Plagiarism report',
        ourService: 'With every order',
        traditional: 'At extra cost',
        advantage: 'included',
      },
      {
        feature: 'Money-back guarantee',
        ourService: 'Yes, for every order',
        traditional: 'Rarely',
        advantage: 'less risk for you',
      },
    ],
  },
  method: {
    title: 'Who does what',
    doers: { person: 'a person', tool: 'a tool' },
    parts: [
      {
        by: 'person',
        title: 'Read the brief',
        text: 'An expert in your field reads every line and asks what is unclear.',
      },
      {
        by: 'tool',
        title: 'Search',
        text: 'AI tools look through sources and put the most useful ones first.',
      },
      { by: 'person', title: 'Write', text: 'The expert plans the argument, or the code, and writes it.' },
      { by: 'tool', title: 'Check', text: 'Tools test citations, grammar and originality line by line.' },
      { by: 'person', title: 'Approve', text: 'An editor reads it once more before you get it.' },
    ] satisfies { by: 'person' | 'tool'; title: string; text: string }[],
  },
  subjects: {
    title: 'Choose your subject',
    hint: 'The form opens with your subject filled in.',
    more: 'See more subjects',
    names: [
      'Accounting',
      'Biology',
      'Business',
      'Chemistry',
      'Computer science',
      'Economics',
      'Engineering',
      'English',
      'History',
      'Law',
      'Mathematics',
      'Nursing',
      'Philosophy',
      'Psychology',
      'Sociology',
      'Statistics',
    ],
  },
  badges: {
    title: 'Since we began',
    labels: {
      students: 'students',
      successRate: 'success rate',
      minimumDelivery: 'minimum delivery for an essay',
      subjects: 'subjects',
      rating: 'average of all ratings',
    },
  },
  quote: { label: 'Get Free Quote Now', lead: 'You can ask for your price in 2 minutes. The quote is free.' },
};
