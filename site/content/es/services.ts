import type { Words } from '../language.ts';

export const services: Words['services'] = {
  title: 'En qué podemos ayudarte',
  intro: 'Especialistas que conocen tu materia, para todos los niveles, de secundaria a doctorado.',
  note: 'una persona lee cada línea',
  sheet: { paper: 'Hoja', marks: 'Puntos', total: '3/3' },
  services: [
    {
      title: 'Ensayos',
      description:
        'Desde un ensayo corto de cinco párrafos hasta un trabajo de fin de curso con cuarenta fuentes.',
      features: [
        'Una idea clara en el primer párrafo',
        'Fuentes que puedes abrir y comprobar',
        'Referencias en el estilo que te piden',
      ],
    },
    {
      title: 'Ayuda con programación',
      description: 'Python, Java, C++, SQL, R, o ese error que no logras resolver.',
      features: [
        'Código que funciona en el entorno de tu curso',
        'Comentarios que explican el porqué',
        'Pruebas para los casos límite',
      ],
    },
    {
      title: 'Ayuda urgente',
      description: '¿Es para esta noche? Un especialista empieza en cuanto aceptas la cotización.',
      features: [
        'Un ensayo corto en 3 horas',
        'Te atiende una persona, 24/7',
        'Reembolso parcial si llega tarde',
      ],
    },
    {
      title: 'Ayuda con la tesis',
      description: 'Un capítulo o toda la tesis, desde la propuesta hasta la defensa.',
      features: ['Un plan para cada capítulo', 'Borradores listos para tu tutor', 'Notas para tu defensa'],
    },
    {
      title: 'Presentaciones',
      description: 'Diapositivas que se leen desde la última fila, y notas con lo que vas a decir.',
      features: [
        'Una idea en cada diapositiva',
        'Notas para exponer, con tiempos',
        'Gráficos hechos desde cero, no copiados',
      ],
    },
    {
      title: 'Ayuda con la investigación',
      description: 'Fuentes, métodos y estadística para tu pregunta de investigación.',
      features: [
        'Una revisión bibliográfica clara',
        'Un método adecuado para tus datos',
        'Sin plagio, con todas las fuentes citadas',
      ],
    },
  ],
  closing: {
    counted: {
      opening: '¿No ves tu materia? Nuestros especialistas cubren',
      highlighted: '{subjects} materias',
      ending: 'en total.',
    },
    open: {
      opening: '¿Necesitas otra cosa?',
      highlighted: 'Dinos tu materia',
      ending: 'y pide una cotización.',
    },
  },
  all: 'Ver todos los servicios →',
  quote: 'Pide una cotización a medida',
};
