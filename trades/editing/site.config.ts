import type { FormSettings } from '../lead/fields.ts';
import type { SiteSettings } from './settings/define-site.ts';

/**
 * The one file to edit for a rebrand. The build validates every value, and stops with a message that names a wrong
 * one.
 */
export const settings: SiteSettings = {
  brand: 'Stet',
  product: 'Editing',
  organizationType: 'ProfessionalService',
  url: 'https://stet.example',
  // Set false for anything you do not have, and the page leaves it out. Without a portal, its buttons open the form.
  portal: false,
  mainSite: false,
  phone: false,
  email: 'hello@stet.example',
  imageHost: '',
  social: { facebook: false, instagram: false, x: false, youtube: false, linkedin: false },
  chat: false,
  // The field for a sentence in the hero, which the browser marks like an editor.
  sentenceField: true,
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
        paper: '#f5f4f0',
        sheet: '#ffffff',
        rule: '#d9d6cd',
        ink: '#1d1c1a',
        inkSoft: '#57544d',
        marker: '#ffe08a',
        onMarker: '#1d1c1a',
        pen: '#1f4fb8',
        lamp: '#fff3c9',
        shade: '#1d1c1a',
        board: '#23262b',
        chalk: '#f3f2ee',
      },
      dark: {
        paper: '#131312',
        sheet: '#1e1d1b',
        rule: '#3b3934',
        ink: '#f2f0ea',
        inkSoft: '#bab6ab',
        marker: '#e6cb62',
        onMarker: '#1d1c1a',
        pen: '#93b7ff',
        lamp: '#34322c',
        shade: '#000000',
        board: '#0b0c0e',
        chalk: '#f1efe9',
      },
    },
    fonts: {
      display: '@fontsource-variable/newsreader',
      text: '@fontsource-variable/figtree',
      pen: '@fontsource/kalam',
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
export const trade = 'editing';

/** The form: what each step asks, in order. To change a field or add your own, see docs/form.md. */
export const form: FormSettings = {
  steps: [
    ['name', 'email', 'phone'],
    ['subject', 'academic_level', 'word_count', 'english', 'deadline'],
    ['description'],
  ],
  fields: {
    phone: { required: false },
    subject: { label: 'What have you written?' },
    academic_level: {
      label: 'How deep should we go?',
      options: {
        proofreading: 'Proofreading',
        copy_editing: 'Copy-editing',
        line_editing: 'Line editing',
        report: 'Manuscript report',
        advise: 'Please advise me',
      },
    },
    word_count: { kind: 'number', label: 'Number of words', min: 50, max: 2_000_000 },
    english: {
      kind: 'choice',
      label: 'Spelling',
      shown: 'chips',
      options: { british: 'British', american: 'American', as_it_is: 'As it is' },
    },
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
    description: { label: 'Who will read it?' },
  },
};
