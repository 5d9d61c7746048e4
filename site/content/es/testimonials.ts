import type { Words } from '../language.ts';

export const testimonials: Words['testimonials'] = {
  title: 'Lo que dicen los estudiantes',
  intro: 'Opiniones que escribieron después de recibir su trabajo.',
  verdict: {
    counted: 'de nuestros estudiantes: {students} desde que empezamos',
    open: 'promedio de todas las valoraciones',
  },
  verified: 'pedido verificado',
  order: '{work}, entrega en {time}',
  name: '— {name},',
  origin: '{course}, {university}',
  rating: '{given} de {best}',
  carousel: {
    label: 'Opiniones de estudiantes',
    kind: 'carrusel',
    slide: 'diapositiva',
    place: '{index} de {count}',
    show: 'Mostrar la opinión {index} de {count}',
    previous: 'Opinión anterior',
    next: 'Opinión siguiente',
  },
  ending: { opening: '¿Tú también necesitas ayuda?', highlighted: 'La cotización es gratis.' },
  action: 'Empieza ahora',
  samples: {
    amara: {
      name: 'Amara O.',
      university: 'Northmoor University',
      course: 'Licenciatura en Psicología',
      review:
        'Envié mi borrador a medianoche, y le faltaban dos de las cinco fuentes. Por la mañana ya lo tenía listo. Habían encontrado las dos fuentes, reescrito la sección de método y explicado por qué mi primera hipótesis no se podía comprobar.',
      assignmentType: 'Trabajo de investigación',
      timeframe: '8 horas',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'Máster en Ciencia de Datos',
      review:
        'El código funcionaba, como esperaba. Lo que no esperaba eran los comentarios: explicaban cada paso de la regresión, así que pude responder cuando mi profesora preguntó.',
      assignmentType: 'Programación',
      timeframe: '2 días',
    },
    leila: {
      name: 'Leila H.',
      university: 'Calder Bay College',
      course: 'Licenciatura en Derecho',
      review:
        'Me prometieron un ensayo corto en 3 horas, y no le quité el ojo al reloj. Llegó a tiempo, con cada caso citado como lo pide nuestra facultad.',
      assignmentType: 'Ensayo',
      timeframe: '3 horas',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'MBA',
      review:
        'La primera versión era demasiado optimista con el mercado, y se lo dije. Tras dos revisiones, los números cuadraban y el argumento era sólido. Le quito una estrella porque tardó un día más. El trabajo en sí era bueno.',
      assignmentType: 'Estudio de caso',
      timeframe: '4 días',
    },
    mei: {
      name: 'Mei L.',
      university: 'Harrow Point University',
      course: 'Ingeniería Mecánica',
      review:
        'Mis datos de laboratorio estaban multiplicados por diez, y nadie de nuestro grupo lo había notado. Mi especialista encontró el error, me preguntó y después escribió todo el informe con las cifras correctas.',
      assignmentType: 'Informe de laboratorio',
      timeframe: '26 horas',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'Máster en Historia',
      review:
        'El inglés es mi tercer idioma. Conservaron mi argumento y dejaron mis frases claras y naturales. Aprendí más con las notas al margen que en un curso.',
      assignmentType: 'Tesis',
      timeframe: '3 semanas',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Port Ellery Polytechnic',
      course: 'Licenciatura en Enfermería',
      review:
        'Trabajo de noche en un hospital. Escribí a las cuatro de la mañana, y una persona me respondió en minutos. Me dieron un plazo más largo y un precio más bajo. El ensayo era justo lo que pedían las instrucciones.',
      assignmentType: 'Ensayo',
      timeframe: '3 días',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'Doctorado en Economía',
      review:
        'Convirtieron mis cuarenta diapositivas en catorce para mi defensa, con una idea en cada una. Quisieron saber qué preguntas temía y pusieron las respuestas en las notas. Me hicieron dos de esas preguntas.',
      assignmentType: 'Presentación',
      timeframe: '5 días',
    },
  },
};
