export const page = {
  title: '{brand}: {product} by human experts, essays from 3 hours',
  description:
    '{productAtStart} from human expert writers with AI tools: essays, coding, theses and presentations. Plagiarism-free, unlimited revisions on Premium, 24/7 support.',
  skip: 'Skip to the content',
  // To search engines: where the service is to be had, and what its price is for one of.
  areaServed: 'Worldwide',
  unit: 'page',
  llms: {
    page: 'The page',
    portal: 'Student portal',
    phone: 'Phone',
    questions: 'Questions and answers',
  },
  newTab: 'opens in a new tab',
  // On a page in another language, to who prefers this one.
  offer: { text: 'This page is also in English.', open: 'Read it in English', dismiss: 'Stay here' },
  header: {
    navigation: { hero: 'Home', services: 'Services', testimonials: 'Reviews', faq: 'FAQs' },
    getStarted: 'Get Started',
    main: 'Main',
    menu: 'Menu',
  },
  notFound: {
    title: 'Page not found · {brand}',
    code: '404',
    message: 'Oops! Page not found',
    home: 'Return to Home',
  },
};
