import type { FormSettings } from '../lead/fields.ts';
import type { SiteSettings } from './settings/define-site.ts';

/**
 * The one file to edit for a rebrand. The build validates every value, and stops with a message that names a wrong
 * one.
 */
export const settings: SiteSettings = {
  brand: 'Chalkway',
  product: 'Tutoring',
  organizationType: 'EducationalOrganization',
  url: 'https://chalkway.example',
  // Set false for anything you do not have, and the page leaves it out. Without a portal, its buttons open the form.
  portal: false,
  mainSite: false,
  phone: false,
  email: 'hello@chalkway.example',
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
        paper: '#eef4ec',
        sheet: '#fbfdf8',
        rule: '#cfdccb',
        ink: '#12352b',
        inkSoft: '#466158',
        marker: '#ffd966',
        onMarker: '#12352b',
        pen: '#b8431f',
        lamp: '#fff4cc',
        shade: '#12352b',
        board: '#1d4a3c',
        chalk: '#f4f7ea',
      },
      dark: {
        paper: '#0d1f1a',
        sheet: '#142b24',
        rule: '#2a4a3f',
        ink: '#e9f2e6',
        inkSoft: '#aac2b6',
        marker: '#f2c94c',
        onMarker: '#12352b',
        pen: '#ff9b73',
        lamp: '#33452f',
        shade: '#04100c',
        board: '#0a2c22',
        chalk: '#f0f5e6',
      },
    },
    fonts: {
      display: '@fontsource-variable/bitter',
      text: '@fontsource-variable/figtree',
      pen: '@fontsource/patrick-hand',
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
export const trade = 'tutoring';

/** The form: what each step asks, in order. To change a field or add your own, see docs/form.md. */
export const form: FormSettings = {
  steps: [
    ['name', 'email', 'phone'],
    ['learner', 'subject', 'assignment_type', 'academic_level', 'place', 'deadline'],
    ['description'],
  ],
  fields: {
    name: { label: 'Your name' },
    phone: { required: false },
    learner: { kind: 'text', label: 'Who is learning?', required: false, max: 100 },
    assignment_type: {
      label: 'Kind of lesson',
      options: {
        one_to_one: 'One to one',
        small_group: 'Small group',
        exam: 'Before an exam',
        study_hour: 'Study hour',
        not_sure: 'Not sure yet',
      },
    },
    academic_level: {
      label: 'Level',
      options: {
        primary: 'Primary school',
        secondary: 'Secondary school',
        university: 'University',
        adult: 'Adult',
      },
    },
    place: {
      kind: 'choice',
      label: 'Where?',
      shown: 'chips',
      options: { online: 'Online', at_home: 'At home', either: 'Either' },
    },
    deadline: {
      label: 'When would you like to start?',
      options: {
        this_week: 'this week',
        in_two_weeks: 'within two weeks',
        in_a_month: 'within a month',
        next_term: 'within three months',
      },
      hours: { this_week: 168, in_two_weeks: 336, in_a_month: 720, next_term: 2160 },
    },
    description: { label: 'What would help?' },
  },
};
