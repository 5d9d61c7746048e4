import type { NotFoundWords } from '../words/not-found.ts';

export const notFound: NotFoundWords = {
  code: '404',
  message: 'Oops! Page not found',
  home: 'Return to Home',
};
