import type { Words } from '../language.ts';

export const page: Words['page'] = {
  title: '{brand}: {productInText} de especialistas humanos, desde 3 horas',
  description:
    '{productAtStart} con ensayos, código, tesis y presentaciones, de especialistas humanos que usan herramientas de IA. Sin plagio, revisiones ilimitadas en Premium, atención 24/7.',
  skip: 'Saltar al contenido',
  areaServed: 'Todo el mundo',
  unit: 'página',
  llms: {
    page: 'Página principal',
    portal: 'Portal de estudiantes',
    phone: 'Teléfono',
    questions: 'Preguntas y respuestas',
  },
  moreThan: 'más de',
  footnote: 'Nota al pie: {claim}',
  newTab: 'se abre en una pestaña nueva',
  offer: {
    text: 'Esta página también está en español.',
    open: 'Leerla en español',
    dismiss: 'Quedarme aquí',
  },
  consent: {
    title: 'Cookies publicitarias',
    text: '¿Permites que {vendors} guarden cookies aquí, para que sepamos qué anuncios funcionan?',
    accept: 'Permitir',
    refuse: 'Rechazar',
  },
  header: {
    navigation: { hero: 'Inicio', services: 'Servicios', testimonials: 'Opiniones', faq: 'Preguntas' },
    getStarted: 'Empieza',
    main: 'Principal',
    menu: 'Menú',
  },
  notFound: {
    title: 'Página no encontrada · {brand}',
    code: '404',
    message: '¡Vaya! Página no encontrada',
    home: 'Volver al inicio',
  },
};
