import { defineSite, type Site } from '../../../site/settings/define-site.ts';
import { PROMISE_NAMES, STEP_NAMES } from '../../../site/settings/promises.ts';
import { sampleSite } from '../../../tests/support/sample-site.ts';

/** A site that its owner has wholly configured: some figures real, the others switched off, every promise and step confirmed. */
export const configuredSite: Site = defineSite({
  ...sampleSite,
  brand: 'Redink',
  url: 'https://www.redink-help.org',
  portal: 'https://portal.redink-help.org',
  mainSite: 'https://about.redink-help.org',
  phone: '+44 20 3000 1234',
  email: 'hello@redink-help.org',
  social: {
    facebook: 'https://www.facebook.com/redinkhelp',
    instagram: 'https://www.instagram.com/redinkhelp',
    x: 'https://x.com/redinkhelp',
    youtube: 'https://www.youtube.com/@redinkhelp',
    linkedin: 'https://www.linkedin.com/company/redinkhelp',
  },
  legal: {
    privacy: 'https://about.redink-help.org/privacy',
    terms: 'https://about.redink-help.org/terms',
    cookies: 'https://about.redink-help.org/cookies',
  },
  theme: { ...sampleSite.theme, logo: { file: sampleSite.theme.logo.file } },
  figures: {
    completed: { value: 312, moves: false },
    active: false,
    heroRating: false,
    averageTime: { value: '31 hrs' },
    happyStudents: false,
    students: { value: '240' },
    successRate: false,
    minimumDelivery: false,
    subjects: { value: '38' },
    rating: { value: 4.6 },
    reviews: false,
  },
  confirmed: [...PROMISE_NAMES, ...STEP_NAMES],
});
