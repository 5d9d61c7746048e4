export const page = {
  title: '{brand}: {productInText} by two people, line by line',
  description:
    '{productAtStart} by people who write in their own language: contracts, websites, manuals, certificates and books. A second person reads every line.',
  skip: 'Skip to content',
  // For search engines: where the service is available, and the unit of its price.
  areaServed: 'Worldwide',
  unit: 'word',
  llms: {
    page: 'Home page',
    portal: 'Client portal',
    phone: 'Phone',
    questions: 'Questions and answers',
  },
  // Within a sentence, in place of the + of a figure such as +100.
  moreThan: 'more than',
  // The label of the sign at a claim, which opens its footnote on a phone.
  footnote: 'Footnote: {claim}',
  newTab: 'opens in a new tab',
  // Shown on a page in another language to visitors who prefer this one.
  offer: { text: 'This page is also in English.', open: 'Read it in English', dismiss: 'Stay here' },
  // With tags of advertisers: the question before them, and its name in the footer.
  consent: {
    title: 'Advert cookies',
    text: 'May {vendors} store cookies here, so that we know which adverts work?',
    accept: 'Allow',
    refuse: 'Refuse',
  },
  header: {
    navigation: {
      hero: 'Home',
      'order-process': 'How it works',
      services: 'Texts',
      testimonials: 'Reviews',
      faq: 'Questions',
    },
    getStarted: 'Ask for a quote',
    main: 'Main',
    menu: 'Menu',
  },
  notFound: {
    title: 'Page not found · {brand}',
    code: '404',
    message: 'This page does not exist',
    home: 'Go to the home page',
  },
};
