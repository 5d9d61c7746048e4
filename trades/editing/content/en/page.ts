export const page = {
  title: '{brand}: {productInText} that leaves the text yours',
  description:
    '{productAtStart} and proofreading by people: books, articles, reports, applications. Every change is visible, and you have the last word.',
  skip: 'Skip to content',
  // For search engines: where the service is available, and the unit of its price.
  areaServed: 'Worldwide',
  unit: 'page',
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
      services: 'Edits',
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
