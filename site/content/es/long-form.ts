import type { Words } from '../language.ts';

export const longForm: Words['longForm'] = {
  title: 'Precios y detalles',
  intro:
    'Qué hacen las personas y qué hacen las herramientas, cuánto cuestan los principales tipos de trabajo y qué pasa si algo sale mal.',
  toggle: { more: 'Leer más', less: 'Mostrar menos' },
  contents: 'En esta sección',
  method: {
    chapter: { title: 'Personas y herramientas', holds: 'quién hace qué' },
    note: 'siempre decide una persona',
    essays: [
      {
        heading: 'Qué hace el especialista',
        text: 'Cada pedido tiene un solo especialista, que ha estudiado la materia, y un corrector, que lee el trabajo una vez más. El especialista lee todas tus instrucciones y decide qué debe defender el texto. Elige las pruebas, escribe y responde tus preguntas. Si pides cambios, los hace el mismo especialista, porque conoce tu tema.',
      },
      {
        heading: 'Qué hacen las herramientas',
        text: 'Las herramientas de búsqueda recorren en un minuto más artículos que una persona en un día, y ponen primero los útiles. Otras comparan las citas con sus fuentes, ejecutan tu código con casos de prueba y detectan frases repetidas. A mano, esto es lento. Con estas herramientas, una página puede costar US$12 en lugar de US$20, o un ensayo urgente puede estar listo en 3 horas.',
      },
      {
        heading: 'Hasta dónde llegan las herramientas',
        text: 'Las herramientas de IA pueden inventar fuentes, y sus textos se parecen entre sí. Por eso no les pedimos opiniones, conclusiones ni textos terminados. El especialista abre y lee cada referencia que sugiere una herramienta antes de citarla. Si tu curso no permite la IA, dilo en las instrucciones y el especialista no la usará; solo se hará el control de plagio.',
      },
      {
        heading: 'Qué haces tú',
        text: 'Una buena ayuda también te enseña algo. Lee el trabajo y las notas al margen, y pregunta por todo lo que no esté claro. Las normas sobre la ayuda externa cambian de una institución a otra. Consulta las de la tuya y usa el trabajo solo como lo permitan, por ejemplo como modelo, como esquema o como segunda opinión.',
      },
    ],
  },
  prices: {
    chapter: { title: 'Precios mínimos', holds: 'desde {essaysPrice}' },
    scope:
      'El precio más bajo de los principales tipos de trabajo, en dólares estadounidenses, y cuánto suelen tardar. Con menos plazo, cuestan más. Para otros trabajos, pide una cotización.',
    columns: { work: 'Trabajo', price: 'Precio', time: 'Tiempo habitual' },
    rows: {
      essays: { work: 'Ensayos y trabajos de investigación', notes: 'de secundaria a doctorado' },
      case_studies: { work: 'Estudios de caso', notes: '' },
      programming: { work: 'Programación', notes: '' },
      thesis: { work: 'Tesis', notes: '' },
      lab_reports: { work: 'Informes de laboratorio', notes: '' },
    },
  },
  plans: {
    chapter: { title: 'Tres planes', holds: '{standardAmount}, {premiumAmount} o {urgentPrice}' },
    scope: 'Para ensayos y trabajos de investigación. Cuanto más largo el plazo, más bajo el precio.',
    columns: {
      name: 'Plan',
      price: 'Precio',
      time: 'Listo en',
      revisions: 'Revisiones',
      order: 'Pedido',
    },
    tiers: {
      standard: { name: 'Estándar', revisions: '3 revisiones' },
      premium: { name: 'Premium', revisions: 'revisiones ilimitadas' },
      urgent: { name: 'Urgente', revisions: 'se acuerdan en la cotización' },
    },
    popular: 'El más popular',
    action: 'Empieza tu pedido',
  },
  subjects: {
    chapter: { title: 'Índice de materias', holds: 'seis áreas' },
    scope: {
      counted: 'Las más comunes de nuestras materias ({subjects} en total).',
      open: 'Las materias más comunes.',
    },
    groups: [
      {
        field: 'Humanidades',
        subjects: [
          'Literatura inglesa',
          'Escritura creativa',
          'Historia',
          'Filosofía',
          'Ciencias de la religión',
          'Historia del arte',
          'Lingüística',
          'Cine y medios',
          'Filología clásica',
        ],
      },
      {
        field: 'Ciencias sociales',
        subjects: [
          'Psicología',
          'Sociología',
          'Ciencia política',
          'Antropología',
          'Educación',
          'Criminología',
          'Geografía',
          'Trabajo social',
          'Relaciones internacionales',
        ],
      },
      {
        field: 'Negocios y derecho',
        subjects: [
          'Contabilidad',
          'Finanzas',
          'Marketing',
          'Administración',
          'Economía',
          'Recursos humanos',
          'Operaciones',
          'Derecho mercantil',
          'Emprendimiento',
        ],
      },
      {
        field: 'Ciencias y matemáticas',
        subjects: [
          'Biología',
          'Química',
          'Física',
          'Ciencias ambientales',
          'Álgebra',
          'Cálculo',
          'Estadística',
          'Geología',
          'Astronomía',
        ],
      },
      {
        field: 'Código e ingeniería',
        subjects: [
          'Python',
          'Java',
          'C y C++',
          'Desarrollo web',
          'Bases de datos',
          'Ciencia de datos',
          'Aprendizaje automático',
          'Ingeniería eléctrica',
          'Ingeniería mecánica',
        ],
      },
      {
        field: 'Salud',
        subjects: [
          'Enfermería',
          'Salud pública',
          'Farmacología',
          'Anatomía',
          'Nutrición',
          'Fisioterapia',
          'Gestión sanitaria',
          'Ética médica',
          'Epidemiología',
        ],
      },
    ],
  },
  guarantees: {
    chapter: { title: 'Nuestras garantías', holds: 'seis promesas' },
    items: [
      {
        name: 'Revisiones ilimitadas en Premium',
        terms: 'Tantas revisiones como exijan tus instrucciones originales. Estándar incluye 3.',
      },
      {
        name: 'Garantía de reembolso',
        terms:
          'Si el trabajo no sigue tus instrucciones y una revisión no lo arregla, te devolvemos el dinero.',
      },
      {
        name: 'Reembolso parcial por retraso',
        terms:
          'Si entregamos después de lo acordado, te devolvemos una parte del precio. El trabajo lo recibes igual.',
      },
      {
        name: 'Trabajo sin plagio',
        terms: 'Escrito desde cero para un solo pedido, nunca revendido y enviado con su informe de plagio.',
      },
      {
        name: 'Atención 24/7',
        terms: 'Responde una persona a cualquier hora, también los fines de semana y en época de exámenes.',
      },
      {
        name: 'Confidencialidad',
        terms: 'Lo que le cuentas a {brand} se usa para tu pedido y para nada más.',
      },
    ],
  },
  process: {
    chapter: { title: 'De la cotización a la entrega', holds: 'paso a paso' },
    steps: [
      {
        title: 'Acepta la cotización',
        text: 'Antes ves el precio y quién es tu especialista. No pagas nada hasta que aceptes.',
      },
      {
        title: 'Sigue el trabajo',
        text: 'Escribe a tu especialista en el portal y sube archivos cuando quieras.',
      },
      { title: 'Lee el trabajo', text: 'Viene con su informe de plagio y con notas al margen.' },
      { title: 'Pide cambios', text: 'Los hace el mismo especialista, y recibes la versión final.' },
    ],
  },
  ending: {
    text: { opening: 'Ya conoces los precios.', highlighted: '¿Quieres hacer tu pedido?' },
    action: 'Haz tu pedido ahora',
  },
};
