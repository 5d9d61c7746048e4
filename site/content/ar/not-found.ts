import type { NotFoundWords } from '../words/not-found.ts';

export const notFound: NotFoundWords = {
  code: '404',
  message: 'عذرا! لم نجد هذه الصفحة',
  home: 'عد إلى الرئيسية',
};
