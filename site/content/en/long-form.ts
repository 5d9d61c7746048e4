import { list } from '../language.ts';

export const longForm = {
  title: 'Prices and details',
  intro: 'Our people, our prices, and what happens if something goes wrong.',
  toggle: { more: 'Read More', less: 'Read Less' },
  contents: 'In this section',
  method: {
    chapter: { title: 'People and tools', holds: 'who does what' },
    note: 'a person always decides',
    essays: list<{ heading: string; text: string }[]>([
      {
        heading: 'What the writer does',
        text: 'Every order has one writer, who has studied your subject, and an editor, who reads the finished work. The writer reads your whole brief, decides what to argue, chooses the evidence, writes the text and answers your questions. If you want changes, you get the same writer, who already knows your topic.',
      },
      {
        heading: 'What the tools do',
        text: "Search tools get through more papers in a minute than a person could in a day, and put the useful ones first. Other tools check citations, look for bugs in code and compare the text with published work. By hand, these slow parts take hours. With tools they take minutes. That's how a page can cost $12 instead of $20, or an urgent essay be ready in 3 hours.",
      },
      {
        heading: 'Where the tools stop',
        text: "AI tools can make up sources, and their writing all sounds the same. So we don't ask them for opinions, conclusions or finished text. If a tool suggests a source, your writer reads it before citing it. If your course doesn't allow AI, say so in your brief and your writer won't use it. Only the plagiarism check still runs.",
      },
      {
        heading: 'What you do',
        text: "Good help teaches you something, too. Read the work and the notes in the margin, and ask about anything that isn't clear. Every school has its own rules about outside help. Check them, and use the work only as they allow: as a model, an outline or a second opinion.",
      },
    ]),
  },
  prices: {
    chapter: { title: 'Starting prices', holds: 'from {essaysPrice}' },
    scope:
      'Our lowest prices, in US dollars, and how long the work usually takes. Shorter deadlines cost more. For anything else, ask for a quote.',
    columns: { work: 'Work', price: 'Price', time: 'Usual time' },
    rows: list<Readonly<Record<string, { work: string; notes: string }>>>({
      essays: { work: 'Essays and research papers', notes: 'high school to PhD' },
      case_studies: { work: 'Case studies', notes: '' },
      programming: { work: 'Programming', notes: '' },
      thesis: { work: 'Thesis', notes: '' },
      lab_reports: { work: 'Lab reports', notes: '' },
    }),
  },
  plans: {
    chapter: { title: 'Three plans', holds: '{standardAmount}, {premiumAmount} or {urgentPrice}' },
    scope: 'For essays and research papers. The later your deadline, the lower the price.',
    columns: { name: 'Plan', price: 'Price', time: 'Ready in', revisions: 'Revisions', order: 'Order' },
    tiers: list<Readonly<Record<string, { plan: string; revisions: string }>>>({
      standard: { plan: 'Standard', revisions: '3 revisions' },
      premium: { plan: 'Premium', revisions: 'unlimited revisions' },
      urgent: { plan: 'Urgent', revisions: 'agreed in your quote' },
    }),
    popular: 'Most Popular',
    action: 'Start Your Order',
  },
  subjects: {
    chapter: { title: 'Subject index', holds: 'six fields' },
    // `counted` if the owner claims a number of subjects.
    scope: { counted: 'The most common of our {subjects} subjects.', open: 'The most common subjects.' },
    groups: list<{ field: string; subjects: string[] }[]>([
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
    ]),
  },
  guarantees: {
    chapter: { title: 'Our guarantees', holds: 'six promises' },
    items: list<{ name: string; terms: string }[]>([
      {
        name: 'Unlimited revisions on Premium',
        terms: 'As many as it takes to follow your original brief. Standard includes 3.',
      },
      {
        name: 'Money-back guarantee',
        terms:
          "If the work doesn't follow your brief and a revision doesn't fix it, you get your money back.",
      },
      {
        name: 'Partial refund for late delivery',
        terms: "If we're late, you get part of the price back, and you still get the work.",
      },
      {
        name: 'Plagiarism-free work',
        terms: 'Written from scratch for you, never resold, and sent with a plagiarism report.',
      },
      {
        name: '24/7 support',
        terms: 'A real person answers, day or night, even in exam season.',
      },
      {
        name: 'Confidentiality',
        terms: 'We use what you tell us only for your quote and order.',
      },
    ]),
  },
  process: {
    chapter: { title: 'From quote to final draft', holds: 'step by step' },
    steps: list<{ title: string; text: string }[]>([
      {
        title: 'Accept your quote',
        text: 'First you see the price and who your writer is. You pay nothing until you accept.',
      },
      {
        title: 'Follow the work',
        text: 'Message your writer in the portal, and add files any time.',
      },
      {
        title: 'Read the work',
        text: 'It comes with a plagiarism report and notes in the margin.',
      },
      { title: 'Ask for changes', text: 'The same writer makes them, and you get the final draft.' },
    ]),
  },
  ending: {
    text: { opening: 'Now you know our prices.', highlighted: 'Ready to order?' },
    action: 'Place Your Order Now',
  },
};
