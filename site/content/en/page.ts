export const page = {
  title: '{brand}: {product} by human experts, essays from 3 hours',
  description:
    '{productAtStart} from human expert writers with AI tools: essays, coding, theses and presentations. Plagiarism-free, unlimited revisions on Premium, 24/7 support.',
  skip: 'Skip to the content',
  notFoundTitle: 'Page not found · {brand}',
  // To search engines: where the service is to be had, and what its price is for one of.
  areaServed: 'Worldwide',
  unit: 'page',
  llms: {
    page: 'The page',
    portal: 'Student portal',
    phone: 'Phone',
    questions: 'Questions and answers',
  },
};
