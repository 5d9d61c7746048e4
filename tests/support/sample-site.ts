import type { FormSettings } from '../../lead/fields.ts';
import { type Chat, defineSite } from '../../site/settings/define-site.ts';
import { settings } from '../../site/site.config.ts';

/** The chat of `sampleSite`. */
export const sampleChat: Chat = {
  script: '',
  inlineStyles: true,
  buttonText: 'Chat with us',
  welcomeText: 'Hello! Tell us the subject, the length and the deadline. A person reads this, day and night.',
  presetMessage: 'Hello, I need help with an assignment.',
};

/**
 * The settings that the specification was written for. Only the colours are the owner's: tests of the specification
 * build the site with them.
 */
export const sampleSite = defineSite({
  brand: 'Marginly',
  product: 'Assignment Help',
  organizationType: 'EducationalOrganization',
  url: 'https://marginly.example',
  portal: 'https://portal.marginly.example',
  signInPath: '/auth',
  mainSite: 'https://www.marginly.example',
  phone: '+44 20 7946 0958',
  email: 'hello@marginly.example',
  imageHost: '',
  social: {
    facebook: 'https://www.facebook.com/marginly.example',
    instagram: 'https://www.instagram.com/marginly.example',
    x: 'https://x.com/marginly.example',
    youtube: 'https://www.youtube.com/@marginly.example',
    linkedin: 'https://www.linkedin.com/company/marginly.example',
  },
  chat: sampleChat,
  sentenceField: true,
  exitIntent: true,
  redirectAfterSeconds: 3,
  analytics: false,
  countSteps: true,
  legal: { privacy: '#', terms: '#', cookies: '#' },

  currency: 'USD',
  prices: {
    essays: {
      amount: 12,
      per: 'page',
      from: { hours: 3 },
      to: { days: 14 },
      options: ['essay', 'research_paper'],
    },
    case_studies: {
      amount: 15,
      per: 'page',
      from: { hours: 6 },
      to: { days: 10 },
      options: ['case_study'],
    },
    programming: {
      amount: 25,
      per: 'hour',
      from: { hours: 2 },
      to: { days: 7 },
      options: ['programming'],
    },
    thesis: {
      amount: 20,
      per: 'page',
      from: { days: 7 },
      to: { days: 30 },
      options: ['dissertation', 'thesis'],
    },
    lab_reports: { amount: 18, per: 'page', from: { hours: 4 }, to: { days: 5 } },
  },
  plans: {
    standard: { amount: 12, per: 'page', from: { days: 7 } },
    premium: { amount: 18, per: 'page', from: { days: 3 }, to: { days: 6 }, popular: true },
    urgent: { amount: 25, per: 'page', from: { hours: 3 }, to: { days: 2 } },
  },

  theme: {
    colours: settings.theme.colours,
    fonts: {
      display: '@fontsource-variable/brygada-1918',
      text: '@fontsource-variable/atkinson-hyperlegible-next',
      pen: '@fontsource/covered-by-your-grace',
    },
    logo: { file: 'site/logo.svg', sample: true },
  },
  figures: {
    completed: {
      value: 15432,
      moves: true,
      note: 'Orders delivered since 1 January, by our order book.',
      sample: true,
    },
    active: {
      value: 2847,
      moves: true,
      note: 'Orders with a writer today, by our order book.',
      sample: true,
    },
    heroRating: {
      value: 4.8,
      note: 'Mean of all ratings since 1 January, asked after delivery.',
      sample: true,
    },
    averageTime: {
      value: '2 hrs',
      note: 'From your request to the revised file, since 1 January.',
      sample: true,
    },
    happyStudents: { value: '10,000+', note: 'Students who gave 4 or 5 of 5 since 1 January.', sample: true },
    students: { value: '50K+', note: 'Students with an order since 2019, by our order book.', sample: true },
    successRate: {
      value: '98%',
      note: 'Orders delivered on time since 2019, by our order book.',
      sample: true,
    },
    minimumDelivery: { value: '3hr', note: 'The shortest time that we accept, for an essay.', sample: true },
    subjects: { value: '100+', note: 'Subjects with a writer of ours, counted in January.', sample: true },
    rating: { value: 4.9, note: 'Mean of all ratings since 2019, asked after delivery.', sample: true },
    reviews: { value: 50000, sample: true },
    comparison: { note: 'Mean of 12 services, compared by us in January.', sample: true },
  },
  sampleTestimonials: true,
  confirmed: [],
});

/** The form in the specification. */
export const SPECIFIED_FORM: FormSettings = {
  steps: [
    ['name', 'email', 'phone'],
    ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'],
    ['description'],
  ],
};
