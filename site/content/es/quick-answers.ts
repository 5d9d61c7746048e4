import type { QuickAnswersWords } from '../words/quick-answers.ts';

export const quickAnswers: QuickAnswersWords = {
  title: 'Respuestas rápidas',
  intro:
    'Lo primero que pregunta la mayoría, y en qué nos diferenciamos de un servicio que no usa herramientas de IA.',
  letters: { question: 'P', answer: 'R' },
  questions: {
    what: {
      question: '¿Qué es {brand}?',
      answer:
        'Un servicio donde hay personas que escriben, editan y programan para estudiantes. Las herramientas de IA las ayudan con lo más lento.',
    },
    time: {
      question: '¿Cuándo puede estar listo?',
      answer: 'Un ensayo corto puede estar listo en 3 horas. Una tesis lleva 7\u00a0días o más.',
    },
    price: {
      question: '¿Cuánto voy a pagar?',
      answer: 'Desde $12 por página. Ves el precio antes de decidir, y el presupuesto es gratis.',
    },
    machine: {
      question: '¿Lo escribe una máquina?',
      answer:
        'No. Las herramientas buscan y comprueban. Una persona piensa, escribe y da el texto por bueno.',
    },
    dislike: {
      question: '¿Y si no es lo que pedí?',
      answer: 'Pide una revisión. Si con eso no basta, se aplica la garantía de reembolso.',
    },
  },
  note: 'en promedio: todos los pedidos, no solo los más rápidos',
  comparison: {
    caption: { opening: '{brand} frente a', highlighted: 'un servicio tradicional' },
    columns: {
      feature: 'Qué recibes',
      traditional: 'Tradicional',
      advantage: 'Diferencia',
    },
    rows: {
      time: {
        feature: 'Un ensayo, desde',
        ourService: '3 horas',
        traditional: '+7 días',
        advantage: '70% más rápido en promedio',
      },
      price: {
        feature: 'Precio más bajo por página',
        ourService: '$12',
        traditional: '$20',
        advantage: '40% más barato',
      },
      revisions: {
        feature: 'Revisiones',
        ourService: 'Ilimitadas en Premium',
        traditional: 'Contadas y de pago',
        advantage: 'no se cuentan en Premium',
      },
      support: {
        feature: 'Atención',
        ourService: '24/7, de una persona',
        traditional: 'Horario de oficina',
        advantage: 'a cualquier hora',
      },
      plagiarism: {
        feature: 'Informe de plagio',
        ourService: 'Con cada pedido',
        traditional: 'Se paga aparte',
        advantage: 'incluido',
      },
      money_back: {
        feature: 'Garantía de reembolso',
        ourService: 'Sí, en cada pedido',
        traditional: 'Rara vez',
        advantage: 'menos riesgo para ti',
      },
    },
  },
  method: {
    title: 'Quién hace qué',
    doers: { person: 'una persona', tool: 'una herramienta' },
    parts: {
      read: {
        title: 'Leer',
        text: 'Un especialista en tu área lee cada línea de las instrucciones y pregunta lo que no está claro.',
      },
      search: {
        title: 'Buscar',
        text: 'Las herramientas de IA recorren las fuentes y ponen primero las más útiles.',
      },
      write: { title: 'Escribir', text: 'El especialista planea el argumento, o el código, y lo escribe.' },
      check: {
        title: 'Comprobar',
        text: 'Las herramientas examinan citas, gramática y originalidad línea por línea.',
      },
      approve: { title: 'Aprobar', text: 'Un editor lo lee una vez más antes de que te llegue.' },
    },
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
    title: 'Desde que empezamos',
    labels: {
      students: 'estudiantes',
      successRate: 'tasa de éxito',
      minimumDelivery: 'plazo mínimo de un ensayo',
      subjects: 'materias',
      rating: 'promedio de todas las valoraciones',
    },
  },
  quote: {
    label: 'Pide presupuesto gratis',
    lead: 'Puedes pedir tu precio en 2 minutos. El presupuesto es gratis.',
  },
};
