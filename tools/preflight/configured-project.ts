import { readEnvironment } from '../../server/environment.ts';
import { defineSite, type Site } from '../../site/settings/define-site.ts';
import { PROMISE_NAMES, STEP_NAMES } from '../../site/settings/promises.ts';
import { sampleSite } from '../../tests/support/sample-site.ts';
import type { Project } from './project.ts';

/** A configured site: some figures real, the others off, every promise and step confirmed. */
export const configuredSite: Site = defineSite({
  ...sampleSite,
  brand: 'Redink',
  url: 'https://www.redink-help.org',
  portal: 'https://portal.redink-help.org',
  mainSite: false,
  phone: '+44 20 3000 1234',
  email: 'hello@redink-help.org',
  social: { x: 'https://x.com/redinkhelp' },
  legal: {
    privacy: 'https://about.redink-help.org/privacy',
    terms: 'https://about.redink-help.org/terms',
    cookies: 'https://about.redink-help.org/cookies',
    confirmed: 'We only tutor, and checked the laws of our markets. Ada Example, 24 November 2026',
  },
  theme: { ...sampleSite.theme, logo: { file: sampleSite.theme.logo.file } },
  figures: {
    completed: { value: 312, moves: false, note: 'Orders delivered since January, by our books.' },
    active: false,
    heroRating: false,
    averageTime: { value: '31 hrs', note: 'From request to revised file, since January.' },
    happyStudents: false,
    students: { value: '240', note: 'Students with an order since 2024, by our books.' },
    successRate: false,
    minimumDelivery: false,
    subjects: { value: '38', note: 'Subjects with a writer, counted in January.' },
    rating: { value: 4.6, note: 'Mean of 61 ratings since 2024.' },
    reviews: false,
    comparison: { note: 'Mean of 5 services, compared in January.' },
  },
  confirmed: [...PROMISE_NAMES, ...STEP_NAMES],
});

export type Changes = {
  site?: Partial<Site>;
  environment?: Record<string, string>;
  content?: Record<string, unknown>;
  built?: Record<string, string>;
};

/** A project without findings, except for `changes`. */
export function configuredProject({ site, environment, content, built }: Changes = {}): Project {
  return {
    site: { ...configuredSite, ...site },
    environment: readEnvironment({ PUBLIC_LEADS_KEY: 'our-own-key', ...environment }),
    content: new Map(Object.entries(content ?? {})),
    built: new Map(Object.entries({ '/index.html': '<div data-key="our-own-key"></div>', ...built })),
  };
}
