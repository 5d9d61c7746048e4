import type { HeaderWords } from '../words/header.ts';

export const header: HeaderWords = {
  navigation: { hero: 'الرئيسية', services: 'الخدمات', testimonials: 'الآراء', faq: 'الأسئلة' },
  getStarted: 'ابدأ',
  main: 'التنقل الرئيسي',
  menu: 'القائمة',
};
