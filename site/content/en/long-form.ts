export const longForm = {
  title: 'Prices and details',
  intro:
    'How people and tools share the work, what the main kinds of work cost, and what happens if something goes wrong.',
  toggle: { more: 'Read More', less: 'Read Less' },
  contents: 'In this part',
  method: {
    chapter: { title: 'People and tools', holds: 'who does what' },
    note: 'a person always decides',
    essays: [
      {
        heading: 'What the writer does',
        text: 'Each order has one writer, who has studied the subject, and an editor, who reads it once more. The writer reads your whole brief and decides what the piece should argue. They choose the evidence, write the text and answer your questions. If you ask for changes, the same writer makes them, because they know your topic.',
      },
      {
        heading: 'What the tools do',
        text: 'Search tools look through more papers in a minute than a person could in a day, and put the useful ones first. Other tools compare citations with their sources, run your code against test cases and find sentences that repeat something. By hand this is slow. Because software does it, a page can cost $12 instead of $20, or an urgent essay can be ready in 3 hours.',
      },
      {
        heading: 'Where the tools stop',
        text: 'AI tools can invent sources, and their texts sound alike. So we do not ask them for opinions, conclusions or finished text. The writer opens and reads each reference that a tool suggests before citing it. If your course does not allow AI, say so in the brief, and the writer uses none; the plagiarism check alone still runs.',
      },
      {
        heading: 'What you do',
        text: 'Good help also teaches you something. Read the work and the notes in the margin, and ask about anything that is not clear. Rules about outside help differ from school to school. Check the rules of your school, and use the work only as they allow, for example as a model, an outline or a second opinion.',
      },
    ],
  },
  prices: {
    chapter: { title: 'Starting prices', holds: 'from {essaysPrice}' },
    scope:
      'The lowest price for the main kinds of work, in US dollars, and how long it usually takes. Less time costs more. For other work, ask for a quote.',
    columns: { work: 'Work', price: 'Price', time: 'Usual time' },
    rows: {
      essays: { work: 'Essays and research papers', notes: 'high school to PhD' },
      case_studies: { work: 'Case studies', notes: '' },
      programming: { work: 'Programming', notes: '' },
      thesis: { work: 'Thesis', notes: '' },
      lab_reports: { work: 'Lab reports', notes: '' },
    },
  },
  plans: {
    chapter: { title: 'Three plans', holds: '{standardAmount}, {premiumAmount} or {urgentPrice}' },
    scope: 'For essays and research papers. The later the deadline, the lower the price.',
    columns: { name: 'Plan', price: 'Price', time: 'Ready in', revisions: 'Revisions', order: 'Order' },
    tiers: {
      standard: { name: 'Standard', revisions: '3 revisions' },
      premium: { name: 'Premium', revisions: 'unlimited revisions' },
      urgent: { name: 'Urgent', revisions: 'agreed in your quote' },
    },
    popular: 'Most Popular',
    action: 'Start Your Order',
  },
  subjects: {
    chapter: { title: 'Subject index', holds: 'six fields' },
    // The first where the owner claims a number of subjects.
    scope: { counted: 'The most common of our {subjects} subjects.', open: 'The most common subjects.' },
    groups: [
      {
        field: 'Humanities',
        subjects: [
          'English literature',
          'Creative writing',
          'History',
          'Philosophy',
          'Religious studies',
          'Art history',
          'Linguistics',
          'Film and media',
          'Classics',
        ],
      },
      {
        field: 'Social sciences',
        subjects: [
          'Psychology',
          'Sociology',
          'Political science',
          'Anthropology',
          'Education',
          'Criminology',
          'Geography',
          'Social work',
          'International relations',
        ],
      },
      {
        field: 'Business and law',
        subjects: [
          'Accounting',
          'Finance',
          'Marketing',
          'Management',
          'Economics',
          'Human resources',
          'Operations',
          'Business law',
          'Entrepreneurship',
        ],
      },
      {
        field: 'Science and mathematics',
        subjects: [
          'Biology',
          'Chemistry',
          'Physics',
          'Environmental science',
          'Algebra',
          'Calculus',
          'Statistics',
          'Geology',
          'Astronomy',
        ],
      },
      {
        field: 'Code and engineering',
        subjects: [
          'Python',
          'Java',
          'C and C++',
          'Web development',
          'Databases',
          'Data science',
          'Machine learning',
          'Electrical engineering',
          'Mechanical engineering',
        ],
      },
      {
        field: 'Health',
        subjects: [
          'Nursing',
          'Public health',
          'Pharmacology',
          'Anatomy',
          'Nutrition',
          'Physiotherapy',
          'Healthcare management',
          'Medical ethics',
          'Epidemiology',
        ],
      },
    ],
  },
  guarantees: {
    chapter: { title: 'Our guarantees', holds: 'six promises' },
    items: [
      {
        name: 'Unlimited revisions on Premium',
        terms: 'As many revisions as your original brief needs. Standard has 3.',
      },
      {
        name: 'Money-back guarantee',
        terms:
          'If the work does not follow your brief and a revision does not help, you get your money back.',
      },
      {
        name: 'Partial refund for late delivery',
        terms: 'If we are later than agreed, you get part of the price back. You still get the work.',
      },
      {
        name: 'Plagiarism-free work',
        terms: 'Written new for one order, never sold again, and sent with its plagiarism report.',
      },
      {
        name: '24/7 support',
        terms: 'A person answers at any hour, also at weekends and in exam weeks.',
      },
      {
        name: 'Confidentiality',
        terms: 'What you tell {brand} is used for your order and for nothing else.',
      },
    ],
  },
  process: {
    chapter: { title: 'Your order, step by step', holds: 'four steps' },
    steps: [
      {
        title: 'Describe the task',
        text: 'Subject, level, length, deadline, and the brief from your tutor.',
      },
      { title: 'Accept the quote', text: 'You get a price and a writer. You pay nothing until you accept.' },
      {
        title: 'Follow the work',
        text: 'Write to your writer in the portal and add files at any time.',
      },
      {
        title: 'Get the work',
        text: 'Read it with its plagiarism report. Ask for changes if you need them.',
      },
    ],
  },
  ending: {
    text: { opening: 'Now you know the prices.', highlighted: 'Are you ready to order?' },
    action: 'Place Your Order Now',
  },
};
