import type { HeaderWords } from '../words/header.ts';

export const header: HeaderWords = {
  navigation: { hero: 'Inicio', services: 'Servicios', testimonials: 'Opiniones', faq: 'Preguntas' },
  getStarted: 'Empieza',
  main: 'Principal',
  menu: 'Menú',
};
