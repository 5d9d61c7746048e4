import { list, type Named } from '../language.ts';

export const footer = {
  colophon: '{brand} offers {productInText} from human writers who use AI tools. Typefaces: {typefaces}.',
  services: {
    title: 'Services',
    // The keys are paths on the main site, under /services/.
    links: list<Named>({
      'essay-writing': 'Essay writing',
      'research-papers': 'Research papers',
      'case-studies': 'Case studies',
      'programming-help': 'Programming help',
      'thesis-help': 'Thesis help',
      dissertations: 'Dissertations',
      'lab-reports': 'Lab reports',
      presentations: 'Presentations',
      'urgent-help': 'Urgent help',
      'editing-and-proofreading': 'Editing and proofreading',
    }),
  },
  subjects: {
    title: 'Subjects',
    links: list<Named>({
      accounting: 'Accounting',
      anthropology: 'Anthropology',
      biology: 'Biology',
      business: 'Business',
      chemistry: 'Chemistry',
      'computer-science': 'Computer science',
      economics: 'Economics',
      engineering: 'Engineering',
      finance: 'Finance',
      history: 'History',
      law: 'Law',
      literature: 'Literature',
      marketing: 'Marketing',
      mathematics: 'Mathematics',
      nursing: 'Nursing',
      philosophy: 'Philosophy',
      physics: 'Physics',
      psychology: 'Psychology',
      sociology: 'Sociology',
      statistics: 'Statistics',
    }),
  },
  contact: { title: 'Contact', hours: '24/7, even in exam season.' },
  social: 'Follow us',
  legal: {
    title: 'Legal',
    links: {
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      cookies: 'Cookie Policy',
      imprint: 'Imprint',
    },
  },
  languages: 'Languages',
  note: 'good luck with your work',
};
