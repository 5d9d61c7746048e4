export const footer = {
  colophon: '{brand} offers {productInText} by people who read. Typefaces: {typefaces}.',
  services: {
    title: 'Edits',
    // The keys are paths on the main site, under /services/.
    links: {
      proofreading: 'Proofreading',
      'copy-editing': 'Copy-editing',
      'line-editing': 'Line editing',
      reports: 'Manuscript reports',
    },
  },
  subjects: {
    title: 'Texts',
    links: { books: 'Books', articles: 'Articles', business: 'Business' },
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
  note: 'let it stand',
};
