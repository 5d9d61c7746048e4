import type { FormSettings } from '../lead/fields.ts';
import type { SiteSettings } from './settings/define-site.ts';

/**
 * The one file to edit for a rebrand. The build validates every value, and stops with a message that names a wrong
 * one.
 */
export const settings: SiteSettings = {
  brand: 'Interlinear',
  product: 'Translation',
  organizationType: 'ProfessionalService',
  url: 'https://interlinear.example',
  // Set false for anything you do not have, and the page leaves it out. Without a portal, its buttons open the form.
  portal: false,
  mainSite: false,
  phone: false,
  email: 'hello@interlinear.example',
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
        paper: '#f4f1ee',
        sheet: '#fefcfa',
        rule: '#ddd3d6',
        ink: '#2c1b3d',
        inkSoft: '#5f4f70',
        marker: '#bfe6d8',
        onMarker: '#1b2f29',
        pen: '#b0301c',
        lamp: '#fdf0dc',
        shade: '#2c1b3d',
        board: '#382551',
        chalk: '#f6effb',
      },
      dark: {
        paper: '#15101f',
        sheet: '#1f182d',
        rule: '#3b304f',
        ink: '#f0eaf8',
        inkSoft: '#bdb1ce',
        marker: '#9cd9c4',
        onMarker: '#12241e',
        pen: '#ff9a85',
        lamp: '#37323f',
        shade: '#06030b',
        board: '#0e0917',
        chalk: '#efe8f8',
      },
    },
    fonts: {
      display: '@fontsource-variable/source-serif-4',
      text: '@fontsource-variable/ibm-plex-sans',
      pen: '@fontsource/caveat',
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
export const trade = 'translation';

/** The languages of the form's two lists. */
const LANGUAGES = {
  english: 'English',
  arabic: 'Arabic',
  chinese: 'Chinese',
  dutch: 'Dutch',
  french: 'French',
  german: 'German',
  italian: 'Italian',
  japanese: 'Japanese',
  polish: 'Polish',
  portuguese: 'Portuguese',
  spanish: 'Spanish',
  turkish: 'Turkish',
  ukrainian: 'Ukrainian',
  other: 'Another language',
};

/** The form: what each step asks, in order. To change a field or add your own, see docs/form.md. */
export const form: FormSettings = {
  steps: [
    ['name', 'email', 'phone'],
    ['source_language', 'target_language', 'assignment_type', 'subject', 'word_count', 'deadline'],
    ['description'],
  ],
  fields: {
    phone: { required: false },
    source_language: { kind: 'choice', label: 'From', options: LANGUAGES },
    target_language: { kind: 'choice', label: 'Into', options: LANGUAGES },
    assignment_type: {
      label: 'Kind of text',
      options: {
        contract: 'Contract or letter',
        website: 'Website or shop',
        manual: 'Manual',
        certificate: 'Certificate',
        book: 'Book or article',
        other: 'Something else',
      },
    },
    subject: { label: 'What is it about?' },
    word_count: { kind: 'number', label: 'Number of words', required: false, min: 1, max: 5_000_000 },
    deadline: {
      options: {
        '24_hours': '24 hours',
        '3_days': '3 days',
        '1_week': '1 week',
        '2_weeks': '2 weeks',
        '1_month': '1 month',
        '3_months': '3 months',
      },
      hours: {
        '24_hours': 24,
        '3_days': 72,
        '1_week': 168,
        '2_weeks': 336,
        '1_month': 720,
        '3_months': 2160,
      },
    },
    description: { label: 'What should we know?' },
  },
};
