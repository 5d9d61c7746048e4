import type { Words } from '../language.ts';

export const testimonials: Words['testimonials'] = {
  title: 'Lo que dicen los estudiantes',
  intro: 'En sus propias palabras, después de recibir su trabajo.',
  verdict: {
    counted: 'de {students} estudiantes hasta hoy',
    open: 'promedio de todas las valoraciones',
  },
  verified: 'pedido verificado',
  order: '{work}, entrega en {time}',
  name: '— {name}',
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
        'Mandé mi borrador a medianoche sin dos de las fuentes, me fui a dormir y al despertar… ¡¡tenía las dos fuentes y la sección de método reescrita!! Hasta me explicaron por qué mi primera hipótesis no se podía comprobar. Increíble.',
      assignmentType: 'Trabajo de investigación',
      timeframe: '8 horas',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'Máster en Ciencia de Datos',
      review:
        'El código funcionó a la primera. Bueno, eso es lo mínimo. La sorpresa fueron los comentarios: cada paso de la regresión, explicado. Cuando mi profesora preguntó, tuve respuestas.',
      assignmentType: 'Programación',
      timeframe: '2 días',
    },
    leila: {
      name: 'Leila H.',
      university: 'Calder Bay College',
      course: 'Licenciatura en Derecho',
      review:
        'La promesa: un ensayo corto en 3 horas. La prueba: miré el reloj, y llegó a tiempo, con cada caso citado como lo pide nuestra facultad. No hay más preguntas.',
      assignmentType: 'Ensayo',
      timeframe: '3 horas',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'MBA',
      review:
        'Voy a ser justo. La primera versión era demasiado optimista con el mercado, y se lo dije. Dos revisiones después, los números cuadraban y el argumento era sólido. Le quito una estrella por el día de más. Aun así, volvería a pedir.',
      assignmentType: 'Estudio de caso',
      timeframe: '4 días',
    },
    mei: {
      name: 'Mei L.',
      university: 'Harrow Point University',
      course: 'Ingeniería Mecánica',
      review:
        'Bueno, qué vergüenza: mis datos de laboratorio estaban multiplicados por diez y nadie del grupo lo notó. Mi especialista se dio cuenta, me preguntó primero y después hizo el informe con las cifras correctas. Uf.',
      assignmentType: 'Informe de laboratorio',
      timeframe: '26 horas',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'Máster en Historia',
      review:
        'El inglés es mi tercer idioma. Respetaron mi argumento, pero ahora mis frases dicen lo que quiero decir. Las notas al margen me enseñaron más que un curso entero. Gracias de corazón.',
      assignmentType: 'Tesis',
      timeframe: '3 semanas',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Port Ellery Polytechnic',
      course: 'Licenciatura en Enfermería',
      review:
        'Trabajo de noche en un hospital, así que escribí a las cuatro de la mañana. Una persona me respondió en minutos. Me dijo que con un plazo más largo ahorraría dinero, y así fue. El ensayo era justo lo que pedían mis instrucciones.',
      assignmentType: 'Ensayo',
      timeframe: '3 días',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'Doctorado en Economía',
      review:
        'Llegué con cuarenta diapositivas para mi defensa y salí con catorce, con una idea en cada una. Quisieron saber qué preguntas me daban miedo y pusieron las respuestas en mis notas. Me hicieron dos de ellas. Sonreí.',
      assignmentType: 'Presentación',
      timeframe: '5 días',
    },
  },
};
