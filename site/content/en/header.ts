export const header = {
  navigation: { hero: 'Home', services: 'Services', testimonials: 'Reviews', faq: 'FAQs' },
  getStarted: 'Get Started',
  main: 'Main',
  menu: 'Menu',
};
