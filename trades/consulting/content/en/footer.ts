export const footer = {
  colophon: '{brand} offers {productInText} by two people at a time. Typefaces: {typefaces}.',
  services: {
    title: 'Questions',
    // The keys are paths on the main site, under /services/.
    links: { strategy: 'Strategy', prices: 'Prices', operations: 'Operations', handover: 'Handover' },
  },
  subjects: {
    title: 'Trades',
    links: { crafts: 'Crafts', retail: 'Retail', practices: 'Practices' },
  },
  contact: { title: 'Contact', hours: 'We reply on working days.' },
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
  note: 'sleep on it',
};
