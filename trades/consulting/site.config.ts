import type { FormSettings } from '../lead/fields.ts';
import type { SiteSettings } from './settings/define-site.ts';

/**
 * The one file to edit for a rebrand. The build validates every value, and stops with a message that names a wrong
 * one.
 */
export const settings: SiteSettings = {
  brand: 'Northfold',
  product: 'Consulting',
  organizationType: 'ProfessionalService',
  url: 'https://northfold.example',
  // Set false for anything you do not have, and the page leaves it out. Without a portal, its buttons open the form.
  portal: false,
  mainSite: false,
  phone: false,
  email: 'hello@northfold.example',
  imageHost: '',
  social: { facebook: false, instagram: false, x: false, youtube: false, linkedin: false },
  chat: false,
  noSalesCalls: true,
  exitIntent: false,
  redirectAfterSeconds: false,
  thankYou: false,
  analytics: false,
  countSteps: true,
  legal: { privacy: '#', terms: '#', cookies: '#', imprint: false, confirmed: false },

  theme: {
    colours: {
      light: {
        paper: '#eef3f2',
        sheet: '#fbfdfc',
        rule: '#cfdbda',
        ink: '#0c2f38',
        inkSoft: '#46626a',
        marker: '#ffcfa6',
        onMarker: '#3a1f0a',
        pen: '#a23a14',
        lamp: '#fff0dc',
        shade: '#0c2f38',
        board: '#0f3b46',
        chalk: '#eef7f6',
      },
      dark: {
        paper: '#08191e',
        sheet: '#0f262d',
        rule: '#24424b',
        ink: '#e6f1f2',
        inkSoft: '#a5bfc5',
        marker: '#f0b98c',
        onMarker: '#2b1505',
        pen: '#ffae80',
        lamp: '#24373a',
        shade: '#02090b',
        board: '#04141a',
        chalk: '#e4f2f3',
      },
    },
    fonts: {
      display: '@fontsource-variable/manrope',
      text: '@fontsource-variable/ibm-plex-sans',
      pen: '@fontsource/architects-daughter',
    },
    logo: { file: 'site/logo.svg', sample: true },
  },

  // Your own figures, such as students: { value: '200' }. The page leaves out those that are false.
  figures: {
    completed: false,
    active: false,
    heroRating: false,
    averageTime: false,
    happyStudents: false,
    students: false,
    successRate: false,
    minimumDelivery: false,
    subjects: false,
    rating: false,
    reviews: false,
  },
  sampleTestimonials: false,
  confirmed: [],
};

/** The trade that this site began as. "npm run trade" keeps it in trades/ under this name if you put another in its place. */
export const trade = 'consulting';

/** The form: what each step asks, in order. To change a field or add your own, see docs/form.md. */
export const form: FormSettings = {
  steps: [
    ['name', 'email', 'phone'],
    ['company', 'academic_level', 'subject', 'deadline', 'first_talk'],
    ['description'],
  ],
  fields: {
    phone: { required: false },
    company: { kind: 'text', label: 'Your firm', min: 2, max: 120 },
    academic_level: {
      label: 'How many people work there?',
      options: { up_to_9: '1 to 9', up_to_49: '10 to 49', up_to_249: '50 to 249', more: '250 or more' },
    },
    subject: { label: 'What is it about?' },
    deadline: {
      label: 'When do you have to decide?',
      options: {
        '2_weeks': 'two weeks',
        '1_month': 'a month',
        '3_months': 'three months',
        '1_year': 'a year',
      },
      hours: { '2_weeks': 336, '1_month': 720, '3_months': 2160, '1_year': 8760 },
    },
    first_talk: { kind: 'date', label: 'A day for the first talk', required: false },
    description: { label: 'Your question' },
  },
};
