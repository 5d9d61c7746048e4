import type { Words } from '../language.ts';

export const notFound: Words['notFound'] = {
  code: '404',
  message: 'عذرًا! لم نجد هذه الصفحة',
  home: 'عد إلى الرئيسية',
};
