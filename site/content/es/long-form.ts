import type { Words } from '../language.ts';

export const longForm: Words['longForm'] = {
  title: 'Precios y detalles',
  intro: 'Quién hace qué, cuánto cuesta y qué pasa si algo sale mal.',
  toggle: { more: 'Mostrar más', less: 'Mostrar menos' },
  contents: 'En esta sección',
  method: {
    chapter: { title: 'Personas y herramientas', holds: 'quién hace qué' },
    note: 'siempre decide una persona',
    essays: [
      {
        heading: 'Qué hace el especialista',
        text: 'Cada pedido tiene un solo especialista, que ha estudiado tu materia, y un corrector, que lee el trabajo terminado. El especialista lee todas tus instrucciones, decide qué argumentar, elige los datos y las fuentes, escribe el texto y responde tus preguntas. Si quieres cambios, los hace el mismo especialista, que ya conoce tu tema.',
      },
      {
        heading: 'Qué hacen las herramientas',
        text: 'Las herramientas de búsqueda recorren en un minuto más artículos que una persona en un día, y ponen primero los más útiles. Otras revisan las citas, buscan errores en el código y comparan el texto con obras publicadas. A mano, todo esto lleva horas. Con herramientas lleva minutos. Por eso una página puede costar US$12 en lugar de US$20, o un ensayo urgente estar listo en 3 horas.',
      },
      {
        heading: 'Hasta dónde llegan las herramientas',
        text: 'Las herramientas de IA pueden inventar fuentes, y todo lo que escriben suena igual. Por eso no les pedimos opiniones, conclusiones ni textos terminados. Si una herramienta sugiere una fuente, tu especialista la lee antes de citarla. Si tu curso no permite la IA, dilo en la descripción y tu especialista no la usará. Solo se hará el control de plagio.',
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
      'Nuestros precios más bajos, en dólares estadounidenses, y cuánto suele tardar cada trabajo. Con menos plazo, el precio sube. Para cualquier otro trabajo, pide una cotización.',
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
      standard: { plan: 'Estándar', revisions: '3 revisiones' },
      premium: { plan: 'Premium', revisions: 'revisiones ilimitadas' },
      urgent: { plan: 'Urgente', revisions: 'se acuerdan en la cotización' },
    },
    popular: 'El más popular',
    action: 'Empieza tu pedido',
  },
  subjects: {
    chapter: { title: 'Índice de materias', holds: 'seis áreas' },
    scope: {
      counted: 'Las más comunes. En total, cubrimos {subjects}.',
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
          'Estudios clásicos',
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
        field: 'Informática e ingeniería',
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
          'Administración en salud',
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
        terms: 'Todas las que hagan falta para cumplir tus instrucciones originales. Estándar incluye 3.',
      },
      {
        name: 'Garantía de reembolso',
        terms:
          'Si el trabajo no sigue tus instrucciones y una revisión no lo arregla, te devolvemos el dinero.',
      },
      {
        name: 'Reembolso parcial por retraso',
        terms: 'Si nos retrasamos, te devolvemos una parte del precio, y recibes el trabajo de todos modos.',
      },
      {
        name: 'Trabajo sin plagio',
        terms: 'Se escribe desde cero para ti, nunca se revende y viene con un informe antiplagio.',
      },
      {
        name: 'Atención 24/7',
        terms: 'Te responde una persona, de día o de noche, incluso en época de exámenes.',
      },
      {
        name: 'Confidencialidad',
        terms: 'Usamos lo que nos cuentas para tu cotización y tu pedido, y para nada más.',
      },
    ],
  },
  process: {
    chapter: { title: 'De la cotización a la entrega', holds: 'paso a paso' },
    steps: [
      {
        title: 'Acepta la cotización',
        text: 'Primero ves el precio y quién es tu especialista. No pagas nada hasta que aceptes.',
      },
      {
        title: 'Sigue el avance',
        text: 'Escribe a tu especialista en el portal y sube archivos cuando quieras.',
      },
      { title: 'Lee el trabajo', text: 'Viene con un informe antiplagio y notas al margen.' },
      { title: 'Pide cambios', text: 'Los hace el mismo especialista, y recibes la versión final.' },
    ],
  },
  ending: {
    text: { opening: 'Ya conoces los precios.', highlighted: '¿Quieres hacer tu pedido?' },
    action: 'Haz tu pedido ahora',
  },
};
