import type { Words } from '../language.ts';

export const quickAnswers: Words['quickAnswers'] = {
  title: 'Respuestas rápidas',
  intro:
    'Lo primero que pregunta la mayoría, y en qué nos diferenciamos de un servicio que no usa herramientas de IA.',
  letters: { question: 'P', answer: 'R' },
  questions: [
    {
      question: '¿Qué es {brand}?',
      answer:
        'Un equipo de especialistas que escriben, corrigen y programan para estudiantes. Las herramientas de IA los ayudan con lo que más tiempo lleva.',
    },
    {
      question: '¿Cuándo puede estar listo?',
      answer: 'Un ensayo corto puede estar listo en 3 horas. Una tesis lleva 7\u00a0días o más.',
    },
    {
      question: '¿Cuánto voy a pagar?',
      answer: 'Desde US$12 por página. Ves el precio antes de decidir, y la cotización es gratis.',
    },
    {
      question: '¿Lo escribe la IA?',
      answer:
        'No. Las herramientas buscan y comprueban. Pensar y escribir cada línea es cosa de una persona.',
    },
    {
      question: '¿Y si no es lo que pedí?',
      answer: 'Pide una revisión. Si con eso no basta, se aplica la garantía de reembolso.',
    },
  ],
  note: 'en promedio: todos los ensayos, no solo el más rápido',
  comparison: {
    caption: { opening: '{brand} frente a', highlighted: 'un servicio tradicional' },
    columns: {
      feature: 'Qué recibes',
      traditional: 'Tradicional',
      advantage: 'Diferencia',
    },
    rows: [
      {
        circled: true,
        feature: 'Ensayo más rápido',
        ourService: '3 horas',
        traditional: '7 días o más',
        advantage: '70\u00a0% más rápido en promedio',
      },
      {
        circled: true,
        feature: 'Precio más bajo por página',
        ourService: 'US$12',
        traditional: 'US$20',
        advantage: '40\u00a0% más barato',
      },
      {
        feature: 'Revisiones',
        ourService: 'Ilimitadas en Premium',
        traditional: 'Limitadas, y después se cobran',
        advantage: 'sin límite en Premium',
      },
      {
        feature: 'Atención',
        ourService: '24/7, te atiende una persona',
        traditional: 'Horario de oficina',
        advantage: 'a cualquier hora',
      },
      {
        feature: 'Informe antiplagio',
        ourService: 'Con cada pedido',
        traditional: 'Se paga aparte',
        advantage: 'incluido',
      },
      {
        feature: 'Garantía de reembolso',
        ourService: 'Sí, en cada pedido',
        traditional: 'Casi nunca',
        advantage: 'menos riesgo para ti',
      },
    ],
  },
  method: {
    title: 'Quién hace qué',
    doers: { person: 'una persona', tool: 'una herramienta' },
    parts: [
      {
        by: 'person',
        title: 'Leer',
        text: 'Un especialista en tu área lee cada línea de las instrucciones y pregunta por lo que no esté claro.',
      },
      {
        by: 'tool',
        title: 'Buscar',
        text: 'Las herramientas de IA recorren las fuentes y ponen primero las más útiles.',
      },
      {
        by: 'person',
        title: 'Escribir',
        text: 'El especialista planifica el argumento o el código, y lo escribe.',
      },
      {
        by: 'tool',
        title: 'Comprobar',
        text: 'Las herramientas revisan citas, gramática y originalidad línea por línea.',
      },
      {
        by: 'person',
        title: 'Aprobar',
        text: 'Un corrector lee el trabajo completo antes de que te llegue.',
      },
    ],
  },
  subjects: {
    title: 'Elige tu materia',
    hint: 'El formulario se abre con tu materia ya escrita.',
    more: 'Ver más materias',
    names: [
      'Contabilidad',
      'Biología',
      'Negocios',
      'Química',
      'Informática',
      'Economía',
      'Ingeniería',
      'Inglés',
      'Historia',
      'Derecho',
      'Matemáticas',
      'Enfermería',
      'Filosofía',
      'Psicología',
      'Sociología',
      'Estadística',
    ],
  },
  badges: {
    title: 'Nuestra trayectoria en cifras',
    labels: {
      students: 'estudiantes',
      successRate: 'tasa de éxito',
      minimumDelivery: 'plazo mínimo de un ensayo',
      subjects: 'materias',
      rating: 'promedio de todas las valoraciones',
    },
  },
  quote: {
    label: 'Pide una cotización gratis',
    lead: 'Pedir una cotización toma 2 minutos y es gratis.',
  },
};
