import type { Words } from '../language.ts';

export const page: Words['page'] = {
  title: '{brand}: {productInText} de personas expertas, ensayos desde 3 horas',
  description:
    '{productAtStart} de personas expertas con herramientas de IA: ensayos, código, tesis y presentaciones. Sin plagio, revisiones ilimitadas en Premium, atención 24/7.',
  skip: 'Saltar al contenido',
  notFoundTitle: 'Página no encontrada · {brand}',
  areaServed: 'Todo el mundo',
  unit: 'página',
  llms: {
    page: 'La página',
    portal: 'Portal de estudiantes',
    phone: 'Teléfono',
    questions: 'Preguntas y respuestas',
  },
};
