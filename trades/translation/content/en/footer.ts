export const footer = {
  colophon: '{brand} offers {productInText} by people. Typefaces: {typefaces}.',
  services: {
    title: 'Texts',
    // The keys are paths on the main site, under /services/.
    links: {
      contracts: 'Contracts',
      websites: 'Websites and shops',
      manuals: 'Manuals',
      certificates: 'Certificates',
    },
  },
  subjects: {
    title: 'Fields',
    links: { law: 'Law', medicine: 'Medicine', software: 'Software' },
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
  note: 'lost in no translation',
};
