import type { Words } from '../language.ts';

export const hero: Words['hero'] = {
  kicker: '{productAtStart}, de día y de noche',
  headline: {
    opening: 'Entrega',
    highlighted: 'a tiempo',
    middle: ', con un',
    underlined: 'especialista',
    ending: 'a tu lado.',
  },
  promise:
    'Escriben personas expertas, con ayuda de herramientas de IA. Ensayos, código, tesis, presentaciones e investigación: solo para ti y con control de plagio. Un ensayo corto puede estar listo en 3 horas.',
  start: 'Empieza ahora',
  examples: 'Ver ejemplos',
  proof: { price: 'Desde {standardPrice}', rating: '{heroRating} este año', quote: 'Presupuesto gratis' },
  counters: { completed: 'trabajos terminados este año', active: 'pedidos en curso ahora mismo' },
  stats: {
    heroRating: 'valoración promedio este año',
    averageTime: 'tiempo promedio de una revisión',
    happyStudents: 'estudiantes felices este año',
  },
  motion: { pause: 'Pausar el movimiento', play: 'Reanudar el movimiento' },
};
