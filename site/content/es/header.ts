import type { Words } from '../language.ts';

export const header: Words['header'] = {
  navigation: { hero: 'Inicio', services: 'Servicios', testimonials: 'Opiniones', faq: 'Preguntas' },
  getStarted: 'Empieza',
  main: 'Principal',
  menu: 'Menú',
};
