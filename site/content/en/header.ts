import type { HeaderWords } from '../words/header.ts';

export const header: HeaderWords = {
  navigation: { hero: 'Home', services: 'Services', testimonials: 'Reviews', faq: 'FAQs' },
  getStarted: 'Get Started',
  main: 'Main',
  menu: 'Menu',
};
