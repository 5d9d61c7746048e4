import type { Words } from '../language.ts';

export const header: Words['header'] = {
  navigation: { hero: 'الرئيسية', services: 'الخدمات', testimonials: 'الآراء', faq: 'الأسئلة' },
  getStarted: 'ابدأ',
  main: 'التنقل الرئيسي',
  menu: 'القائمة',
};
