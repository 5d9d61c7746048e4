export const footer = {
  colophon: '{brand} offers {productInText} online and at home. Typefaces: {typefaces}.',
  services: {
    title: 'Lessons',
    // The keys are paths on the main site, under /services/.
    links: { 'one-to-one': 'One to one', groups: 'Small groups', exams: 'Before an exam', adults: 'Adults' },
  },
  subjects: {
    title: 'Subjects',
    links: { maths: 'Maths', languages: 'Languages', sciences: 'Sciences' },
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
  note: 'see you on Tuesday',
};
